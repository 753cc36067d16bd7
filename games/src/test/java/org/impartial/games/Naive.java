package org.impartial.games;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** The definitions, and no theorem but that of Sprague and Grundy in {@link #grundy}; for small positions only. */
public final class Naive {
    private final Map<Component<?>, Long> values = new HashMap<>();
    private final Map<Position, Long> whole = new HashMap<>();
    private final Map<Position, Long> misere = new HashMap<>();
    private final Map<Convention, Map<Position, Outcome>> outcomes = new EnumMap<>(Convention.class);

    /** Nothing is known yet. */
    public Naive() {}

    /** The XOR of the values of the components, each the mex over its options. */
    public long grundy(Position position) {
        long value = 0;
        for (Component<?> component : position.components()) {
            Long known = values.get(component);
            if (known == null) {
                known = mex(component);
                values.put(component, known);
            }
            value ^= known;
        }
        return value;
    }

    private long mex(Component<?> component) {
        Set<Long> reached = new HashSet<>();
        component.options().forEach(option -> reached.add(grundy(option)));
        return mex(reached);
    }

    /** The least number from 0 on that is not in a set. */
    public static long mex(Set<Long> reached) {
        long mex = 0;
        while (reached.contains(mex)) {
            mex++;
        }
        return mex;
    }

    /** The mex of the values of the options of the whole position, without the theorem that values of parts add. */
    public long value(Position position) {
        return value(position, Naive::results, whole, 0);
    }

    /** The misère Grundy value: 1 for an end, else the mex of the misère values of the options. */
    public long misereValue(Position position) {
        return value(position, Naive::results, misere, 1);
    }

    private static Stream<Position> results(Position position) {
        return position.moves().stream().map(Move::result);
    }

    /** The Grundy value of a state of any kind, from rules of one's own. */
    public static <S> long value(S state, Function<S, Stream<S>> options) {
        return value(state, options, new HashMap<>(), 0);
    }

    private static <S> long value(S state, Function<S, Stream<S>> options, Map<S, Long> known, long end) {
        Long value = known.get(state);
        if (value == null) {
            Set<Long> reached = new HashSet<>();
            options.apply(state).forEach(option -> reached.add(value(option, options, known, end)));
            value = reached.isEmpty() ? end : mex(reached);
            known.put(state, value);
        }
        return value;
    }

    /** By the definition of the outcome on whole sums. */
    public Outcome outcome(Position position, Convention convention) {
        return outcome(
                position, Naive::results, convention, outcomes.computeIfAbsent(convention, c -> new HashMap<>()));
    }

    /** Who wins from a state of any kind, by rules of one's own. */
    public static <S> Outcome outcome(S state, Function<S, Stream<S>> options, Convention convention) {
        return outcome(state, options, convention, new HashMap<>());
    }

    private static <S> Outcome outcome(
            S state, Function<S, Stream<S>> options, Convention convention, Map<S, Outcome> known) {
        Outcome outcome = known.get(state);
        if (outcome == null) {
            List<S> all = options.apply(state).toList();
            boolean wins = all.stream().anyMatch(next -> outcome(next, options, convention, known) == Outcome.P);
            outcome = all.isEmpty() ? convention.end() : wins ? Outcome.N : Outcome.P;
            known.put(state, outcome);
        }
        return outcome;
    }

    /** The moves to P-positions, by the definition on whole sums. */
    public List<Move> winningMoves(Position position, Convention convention) {
        return position.moves().stream()
                .filter(move -> outcome(move.result(), convention) == Outcome.P)
                .toList();
    }

    /** The moves to XOR 0, for sums that are too large for {@link #winningMoves}. */
    public List<Move> balancingMoves(Position position) {
        return position.moves().stream()
                .filter(move -> grundy(move.result()) == 0)
                .toList();
    }

    /** How many sequences of so many moves there are. */
    public long plays(Position position, int moves) {
        return moves == 0
                ? 1
                : position.moves().stream()
                        .mapToLong(move -> plays(move.result(), moves - 1))
                        .sum();
    }
}
