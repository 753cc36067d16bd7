package org.impartial.games;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        return value(position, whole, 0);
    }

    /** The misère Grundy value: 1 for an end, else the mex of the misère values of the options. */
    public long misereValue(Position position) {
        return value(position, misere, 1);
    }

    private static long value(Position position, Map<Position, Long> known, long end) {
        Long value = known.get(position);
        if (value == null) {
            List<Move> moves = position.moves();
            Set<Long> reached = new HashSet<>();
            moves.forEach(move -> reached.add(value(move.result(), known, end)));
            value = moves.isEmpty() ? end : mex(reached);
            known.put(position, value);
        }
        return value;
    }

    /** By the definition of the outcome on whole sums. */
    public Outcome outcome(Position position, Convention convention) {
        Map<Position, Outcome> known = outcomes.computeIfAbsent(convention, c -> new HashMap<>());
        Outcome outcome = known.get(position);
        if (outcome == null) {
            List<Move> moves = position.moves();
            boolean wins = moves.stream().anyMatch(move -> outcome(move.result(), convention) == Outcome.P);
            outcome = moves.isEmpty() ? convention.end() : wins ? Outcome.N : Outcome.P;
            known.put(position, outcome);
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
