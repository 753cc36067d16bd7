package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Finds the minimal sets of kinds of moves that suffice for the same P-positions. */
public record LeastKinds(int kinds, Variants variants) {
    private static final int MOST = 8;

    /** Returns all minimal sets, or one if there are more than 8 kinds, found by omitting one kind after another. */
    public List<List<Integer>> sets() {
        return kinds > MOST ? List.of(list(reduced())) : least();
    }

    private int reduced() {
        int left = -1 >>> (Integer.SIZE - kinds);
        for (int kind = kinds - 1; kind >= 0; kind--) {
            left = variants.enough(left & ~(1 << kind)) ? left & ~(1 << kind) : left;
        }
        return left;
    }

    private List<List<Integer>> least() {
        List<Integer> found = new ArrayList<>();
        List<Integer> bySize = IntStream.range(0, 1 << kinds)
                .boxed()
                .sorted(Comparator.comparingInt(Integer::bitCount))
                .toList();
        for (int some : bySize) {
            if (found.stream().noneMatch(less -> (less & ~some) == 0) && variants.enough(some)) {
                found.add(some);
            }
        }
        return found.stream().map(LeastKinds::list).toList();
    }

    private static List<Integer> list(int kinds) {
        return IntStream.range(0, Integer.SIZE)
                .filter(kind -> (kinds >> kind & 1) != 0)
                .boxed()
                .toList();
    }
}
