package org.impartial.games.heap.moore;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;

/**
 * Moore's theorem [Moore 1910]: a state is lost if and only if it is balanced: every binary digit occurs in a multiple
 * of d + 1 heaps.
 *
 * <p>In misère play the balanced ones with a heap above 1 are lost, and those of c heaps of 1 and none above, c = 1
 * modulo d + 1. No move joins two of them: the highest digit of a balanced state with a heap above 1 stands in at least
 * d + 1 heaps, so a heap above 1 survives the move, and balance does not.
 */
@SuppressWarnings("ArrayRecordComponent") // not compared
record MooreTheory(long[] heaps, long d) {
    private static final int SHOWN = 64;

    boolean balanced() {
        return IntStream.range(0, Long.SIZE).allMatch(digit -> surplus(digit) == 0);
    }

    boolean misereLost() {
        return large() > 0 ? balanced() : ones() % (d + 1) == 1;
    }

    Optional<long[]> balancing() {
        return new MooreBalancing(heaps, d).left();
    }

    /**
     * Returns one move to a misère loss. While a heap above 1 is left, the balancing move serves. If none is, there
     * were m heaps above 1, 1 ≤ m ≤ d, and j of 1: the move leaves t of the m at 1, the others at 0, and takes s ones,
     * such that j + t − s = 1 modulo d + 1. With need = (1 − j) mod (d + 1) that is t = need, s = 0 if need ≤ m, else t
     * = 0, s = d + 1 − need ≤ d − m, and then s ≤ j, since else j + need = 1 and need ≤ 1.
     */
    Optional<long[]> misereReply() {
        if (misereLost() || (large() == 0 && ones() == 0)) {
            return Optional.empty();
        }
        if (large() == 0) {
            return Optional.of(onesLeft(0, (ones() - 1) % (d + 1)));
        }
        Optional<long[]> balanced = balancing();
        if (balanced.isPresent() && Arrays.stream(balanced.get()).anyMatch(heap -> heap > 1)) {
            return balanced;
        }
        long need = Math.floorMod(1 - ones(), d + 1);
        return Optional.of(need <= large() ? onesLeft(need, 0) : onesLeft(0, d + 1 - need));
    }

    private long[] onesLeft(long kept, long taken) {
        long[] left = heaps.clone();
        long keep = kept;
        long take = taken;
        for (int i = 0; i < left.length; i++) {
            if (heaps[i] > 1) {
                left[i] = keep-- > 0 ? 1 : 0;
            } else if (heaps[i] == 1 && take-- > 0) {
                left[i] = 0;
            }
        }
        return left;
    }

    /** Returns the number of heaps with a binary digit, modulo d + 1. */
    private long surplus(int digit) {
        return Arrays.stream(heaps).filter(heap -> (heap >> digit & 1) == 1).count() % (d + 1);
    }

    private long large() {
        return Arrays.stream(heaps).filter(heap -> heap > 1).count();
    }

    private long ones() {
        return Arrays.stream(heaps).filter(heap -> heap == 1).count();
    }

    Exhibit exhibit(Convention convention) {
        int digits = Math.max(
                1,
                Long.SIZE - Long.numberOfLeadingZeros(LongStream.of(heaps).max().orElse(0)));
        int[] places = IntStream.iterate(digits - 1, digit -> digit >= 0, digit -> digit - 1)
                .toArray();
        Stream<List<String>> rows = Arrays.stream(heaps)
                .limit(SHOWN)
                .mapToObj(heap -> row(String.valueOf(heap), places, digit -> heap >> digit & 1));
        List<String> last = row("surplus", places, this::surplus);
        return new Exhibit(
                "The number of heaps with each binary digit, modulo " + (d + 1),
                row("heap", places, digit -> 1L << digit),
                Stream.concat(rows, Stream.of(last)).toList(),
                convention == Convention.MISERE && large() == 0
                        ? onesDecide()
                        : balanced()
                                ? "balanced: no digit is in surplus"
                                : "not balanced: a move can clear the surplus");
    }

    private String onesDecide() {
        return "no heap is above 1: misère play is lost if the number of heaps of 1 leaves 1 on division by " + (d + 1)
                + ", and it leaves " + ones() % (d + 1);
    }

    private static List<String> row(String head, int[] places, IntToLongFunction cell) {
        return Stream.concat(
                        Stream.of(head),
                        Arrays.stream(places).mapToObj(digit -> String.valueOf(cell.applyAsLong(digit))))
                .toList();
    }
}
