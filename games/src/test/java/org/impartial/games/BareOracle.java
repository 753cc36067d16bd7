package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** Outcomes and values by the bare definitions, and every claim of a game held against them on its small world. */
public final class BareOracle {
    private final Map<Convention, Map<Position, Outcome>> outcomes = new EnumMap<>(Convention.class);
    private final Map<Position, Long> values = new HashMap<>();
    private final Map<Position, Long> misereValues = new HashMap<>();

    public BareOracle() {
        for (Convention convention : Convention.values()) {
            outcomes.put(convention, new HashMap<>());
        }
    }

    /** Who wins, by going through all of play. */
    public Outcome outcome(Position position, Convention convention) {
        Outcome known = outcomes.get(convention).get(position);
        if (known != null) {
            return known;
        }
        Set<Outcome> next =
                options(position).map(option -> outcome(option, convention)).collect(Collectors.toSet());
        Outcome found = next.contains(Outcome.P) ? Outcome.N : next.isEmpty() ? convention.end() : Outcome.P;
        outcomes.get(convention).put(position, found);
        return found;
    }

    /** The mex of the values of the options. */
    public long value(Position position) {
        return value(position, values, 0);
    }

    /** The misère Grundy value: 1 for an end, else the mex of the misère values of the options. */
    public long misereValue(Position position) {
        return value(position, misereValues, 1);
    }

    private static long value(Position position, Map<Position, Long> known, long end) {
        Long before = known.get(position);
        if (before != null) {
            return before;
        }
        Set<Long> next =
                options(position).map(option -> value(option, known, end)).collect(Collectors.toSet());
        long mex = next.isEmpty() ? end : 0;
        while (next.contains(mex)) {
            mex++;
        }
        known.put(position, mex);
        return mex;
    }

    private static Stream<Position> options(Position position) {
        return position.moves().stream().map(Move::result);
    }

    /** Holds every claim of a game against the definitions; gives the number of states of its small world. */
    public <S> int check(ImpartialGame<S> game) {
        Set<S> world = world(game);
        for (Claim<S> claim : game.claims()) {
            long met = world.stream().filter(state -> holds(game, claim, state)).count();
            assertTrue(met > 0, () -> "no state meets the claim " + claim.basis());
        }
        return world.size();
    }

    /** The small world with all components of the game that can be reached from it. */
    private static <S> Set<S> world(ImpartialGame<S> game) {
        Set<S> met = new LinkedHashSet<>(game.smallStates().toList());
        List<S> todo = new ArrayList<>(met);
        for (int i = 0; i < todo.size(); i++) {
            for (Position option : game.optionsOf(todo.get(i))) {
                for (Component<?> part : option.components()) {
                    if (part.game().equals(game)) {
                        @SuppressWarnings("unchecked")
                        S state = (S) part.state();
                        if (met.add(state)) {
                            todo.add(state);
                        }
                    }
                }
            }
        }
        return met;
    }

    /** False if the state is outside the domain; an error if the claim is wrong there. */
    private <S> boolean holds(ImpartialGame<S> game, Claim<S> claim, S state) {
        if (claim instanceof Claim.Values<S> said && said.domain().test(state)) {
            assertEquals(value(game.at(state)), said.value().applyAsLong(state), () -> said.basis() + " at " + state);
            return true;
        }
        if (claim instanceof Claim.Outcomes<S> said && said.domain().test(state)) {
            Outcome expected = outcome(game.at(state), said.convention());
            assertEquals(expected, said.outcome().apply(state), () -> said.basis() + " at " + state);
            return true;
        }
        if (claim instanceof Claim.Pet<S> said && said.domain().test(state)) {
            long normal = value(game.at(state));
            long misere = misereValue(game.at(state));
            assertTrue(
                    normal < 2 ? misere == 1 - normal : misere == normal,
                    () -> state + " has the values " + normal + " and " + misere);
            return true;
        }
        if (claim instanceof Claim.Replies<S> said && said.domain().test(state)) {
            for (long wanted = 0; wanted <= (said.zeroOnly() ? 0 : 3); wanted++) {
                assertEquals(
                        replies(game, said, state, wanted),
                        new HashSet<>(said.rule().replies(state, wanted).toList()),
                        said.basis() + " at " + state);
            }
            return true;
        }
        return false;
    }

    private <S> Set<Position> replies(ImpartialGame<S> game, Claim.Replies<S> said, S state, long wanted) {
        return game.optionsOf(state).stream()
                .filter(option -> said.convention() == Convention.NORMAL
                        ? value(option) == wanted
                        : outcome(option, Convention.MISERE) == Outcome.P)
                .collect(Collectors.toSet());
    }
}
