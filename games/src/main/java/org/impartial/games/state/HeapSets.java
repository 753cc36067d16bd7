package org.impartial.games.state;

import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.LongFunction;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;

public final class HeapSets {
    /** Adds what is left for each smaller size of a heap, ascending. */
    public static <S> void lower(long heap, LongFunction<S> left, Options<S> out) {
        out.expect(heap);
        for (long size = 0; size < heap; size++) {
            out.to(left.apply(size));
        }
    }

    /**
     * Returns the notation of moves that take beans from each heap of a legal set, read without listing the options.
     */
    public static Notation<List<Long>> taking(Notation<List<Long>> base, BiPredicate<List<Long>, BitSet> legal) {
        return base.leaving((heaps, left) -> {
            BitSet set = new BitSet();
            for (int i = 0; i < heaps.size() && i < left.size(); i++) {
                if (left.get(i) > heaps.get(i)) {
                    return false;
                }
                set.set(i, left.get(i) < heaps.get(i));
            }
            return heaps.size() == left.size() && !set.isEmpty() && legal.test(heaps, set);
        });
    }
}
