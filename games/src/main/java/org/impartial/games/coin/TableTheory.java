package org.impartial.games.coin;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * Values of single heads by their recurrence: the mex over the moves of the XOR of the values of the other coins turned.
 *
 * @param set the moves
 * @param origin the label that has the first value of the table
 * @param table the values
 * @param basis what is known of them
 */
record TableTheory(TurningSet set, long origin, ValueTable table, Basis basis) implements HeadTheory {
    /** What holds in every coin-turning game. */
    static final Basis MEX =
            Basis.proved("heads add; the value of a single head is the mex over its moves", "Ferguson");

    /** How many moves a table without a window may look at. */
    private static final long MOST_MOVES = 1 << 21;

    private static final int MOST_VALUES = 1 << 20;

    /** Values of a set whose moves turn coins at the same distances everywhere, wherever they are on the row. */
    static TableTheory ofOffsets(TurningSet set, long origin, List<List<Long>> patterns, Basis basis) {
        long window = patterns.stream()
                .flatMap(List::stream)
                .mapToLong(Long::longValue)
                .max()
                .orElse(0);
        return new TableTheory(
                set,
                origin,
                new ValueTable(
                        (table, n, seen) -> {
                            for (List<Long> pattern : patterns) {
                                int value = 0;
                                boolean fits = true;
                                for (long distance : pattern) {
                                    fits &= distance <= n;
                                    value ^= fits ? table[(int) (n - distance)] : 0;
                                }
                                if (fits) {
                                    seen.set(value);
                                }
                            }
                        },
                        MOST_VALUES,
                        (int) Math.min(Math.max(window, 1), MOST_VALUES)),
                basis);
    }

    /** Values of any set of moves, as far as its moves are not too many. */
    static TableTheory ofRules(TurningSet set) {
        int limit = 0;
        long moves = 0;
        while (limit < MOST_VALUES && moves <= MOST_MOVES) {
            moves += Math.min(MOST_MOVES, set.count(set.first() + limit));
            limit++;
        }
        return new TableTheory(
                set,
                set.first(),
                new ValueTable(
                        (table, n, seen) -> set.turns(set.first() + n)
                                .forEach(turn -> seen.set(turn.labels()
                                        .mapToInt(label ->
                                                label == set.first() + n ? 0 : table[(int) (label - set.first())])
                                        .reduce(0, (a, b) -> a ^ b))),
                        limit,
                        ValueTable.NO_WINDOW),
                MEX);
    }

    @Override
    public boolean covers(long label) {
        return table.covers(label - origin);
    }

    @Override
    public long value(long label) {
        return table.value(label - origin);
    }

    @Override
    public Stream<Coins> turns(long rightmost, long worth) {
        return set.turns(rightmost).filter(turn -> value(turn) == worth);
    }
}
