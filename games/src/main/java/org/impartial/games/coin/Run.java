package org.impartial.games.coin;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/** Any run of neighbouring coins, also a single one: the game of Ruler. */
record Run(long first) implements TurningSet {
    @Override
    public Stream<Coins> turns(long rightmost) {
        return LongStream.rangeClosed(first, rightmost).mapToObj(left -> Coins.run(left, rightmost));
    }

    @Override
    public long count(long rightmost) {
        return rightmost - first + 1;
    }

    @Override
    public boolean holds(Coins turn) {
        return turn.edges().count() == 2;
    }

    @Override
    public long widest(long rightmost) {
        return rightmost - first + 1;
    }

    @Override
    public Optional<HeadTheory> closedForm() {
        return Optional.of(new RulerTheory(first));
    }

    @Override
    public String toString() {
        return "run";
    }

    /**
     * Ruler [Ferguson]: the coin at place x from 1 is worth the greatest power of two that divides x. The XOR of these
     * over 1 to n is n ^ (n >> 1), the Gray code of n, which is linear and one-to-one, so each rightmost coin has at
     * most one run of a wanted worth.
     */
    private record RulerTheory(long first) implements HeadTheory {
        @Override
        public Basis basis() {
            return Basis.proved(
                    "heads add; G(x) is the greatest power of 2 that divides x" + (first == 1 ? "" : " + 1"),
                    "Ferguson");
        }

        @Override
        public long value(long label) {
            return Long.lowestOneBit(label - first + 1);
        }

        @Override
        public long value(Coins coins) {
            return gray(coins.edges().map(edge -> edge - first).reduce(0, (a, b) -> a ^ b));
        }

        @Override
        public Stream<Coins> turns(long rightmost, long worth) {
            long place = rightmost - first + 1;
            long before = place ^ inverseGray(worth);
            return before < place ? Stream.of(Coins.run(before + first, rightmost)) : Stream.empty();
        }

        private static long gray(long n) {
            return n ^ (n >> 1);
        }

        private static long inverseGray(long code) {
            long n = code;
            for (int shift = 1; shift < Long.SIZE; shift *= 2) {
                n ^= n >> shift;
            }
            return n;
        }

        @Override
        public String reason(long label) {
            return "the greatest power of 2 in " + (label - first + 1);
        }
    }
}
