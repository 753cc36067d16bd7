package org.impartial.games.state;

import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;
import org.impartial.core.game.Notation;

public final class HeapSets {
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
