package org.impartial.games.coin;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * Coins 0, x, n − x and n with 0 &lt; x &lt; n − x: the game of Grunt. Only coin n has to show heads; with coin 0 too the heads
 * would not add. A head on n is a heap of n of Grundy's game.
 */
public record Symmetric() implements TurningSet {
    /** The greatest label of the table, whose cost grows with its square. */
    private static final int GREATEST = 1 << 15;

    @Override
    public long first() {
        return 0;
    }

    @Override
    public Stream<Coins> turns(long rightmost) {
        return LongStream.rangeClosed(1, count(rightmost)).mapToObj(x -> Coins.of(0, x, rightmost - x, rightmost));
    }

    @Override
    public long count(long rightmost) {
        return Math.max(0, (rightmost - 1) / 2);
    }

    @Override
    public long widest(long rightmost) {
        return 4;
    }

    @Override
    public HeadTheory theory() {
        return new TableTheory(
                this,
                0,
                new ValueTable(
                        (table, n, seen) -> {
                            for (int x = 1; x < n - x; x++) {
                                seen.set(table[x] ^ table[n - x]);
                            }
                        },
                        GREATEST,
                        ValueTable.NO_WINDOW),
                Basis.proved("heads add; G(n) is that of Grundy's game on a heap of n", "Ferguson"));
    }

    /** The notation of the set. */
    @Override
    public String toString() {
        return "symmetric";
    }
}
