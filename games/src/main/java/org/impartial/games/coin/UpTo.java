package org.impartial.games.coin;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.notation.NotationException;

/** One or more coins, up to 9: Turning Turtles for two, Mock Turtles for three. */
record UpTo(long first, int most) implements TurningSet {
    UpTo {
        if (most < 2 || most > 9) {
            throw new NotationException("up-to takes a number of coins from 2 to 9, not " + most);
        }
    }

    @Override
    public Stream<Coins> turns(long rightmost) {
        return with(Coins.of(rightmost), rightmost, most - 1);
    }

    private Stream<Coins> with(Coins coins, long leftmost, int more) {
        Stream<Coins> alone = Stream.of(coins);
        return more == 0
                ? alone
                : Stream.concat(
                        alone,
                        Lazily.flatMap(
                                LongStream.range(first, leftmost),
                                next -> with(coins.turned(Coins.of(next)), next, more - 1)));
    }

    /** Adds the options of a head. There are very many, so no set of coins is created for each. */
    @Override
    public void headOptions(int heap, HeapOptions out) {
        with(new int[0], heap, most - 1, out);
    }

    private static void with(int[] chosen, int below, int more, HeapOptions out) {
        out.to(chosen);
        if (more > 0) {
            int[] next = Arrays.copyOf(chosen, chosen.length + 1);
            for (int heap = 0; heap < below; heap++) {
                next[chosen.length] = heap;
                with(next, heap, more - 1, out);
            }
        }
    }

    @Override
    public long count(long rightmost) {
        BigInteger left = BigInteger.valueOf(rightmost - first);
        BigInteger ways = BigInteger.ONE;
        BigInteger all = BigInteger.ONE;
        for (int chosen = 1; chosen < most; chosen++) {
            ways = ways.multiply(left.subtract(BigInteger.valueOf(chosen - 1L)).max(BigInteger.ZERO))
                    .divide(BigInteger.valueOf(chosen));
            all = all.add(ways);
        }
        return all.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
    }

    @Override
    public boolean holds(Coins turn) {
        return turn.size() <= most;
    }

    @Override
    public long widest(long rightmost) {
        return most;
    }

    @Override
    public Optional<HeadTheory> closedForm() {
        return switch (most) {
            case 2 -> Optional.of(new NimTheory(first, true));
            case 3 -> Optional.of(new MockTurtleTheory(first));
            default -> Optional.empty();
        };
    }

    @Override
    public String toString() {
        return "up-to," + most;
    }
}
