package org.impartial.games.heap.vector;

import com.google.common.math.LongMath;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.game.Options;

/** Moves that choose a set of heaps and take one bean or more from each of them. */
final class SetMoves {
    static void options(List<Long> heaps, int[] set, Options<List<Long>> out) {
        long count = IntStream.of(set).mapToLong(heaps::get).reduce(1, LongMath::saturatedMultiply);
        out.expect(count);
        long[] left = heaps.stream().mapToLong(Long::longValue).toArray();
        for (long move = 0; move < count; move++) {
            long rest = move;
            for (int place : set) {
                left[place] = rest % heaps.get(place);
                rest /= heaps.get(place);
            }
            out.to(LongStream.of(left).boxed().toList());
        }
    }

    static int[] places(int bits) {
        return IntStream.range(0, Integer.SIZE)
                .filter(i -> (bits >> i & 1) == 1)
                .toArray();
    }
}
