package org.impartial.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** Grundy values of the vertices of a graph without cycles, by the definition. */
final class Values {
    private Values() {}

    static int[] of(List<int[]> options) {
        List<List<Integer>> before = new ArrayList<>();
        options.forEach(o -> before.add(new ArrayList<>()));
        int[] open = new int[options.size()];
        int[] values = new int[open.length];
        Deque<Integer> ready = new ArrayDeque<>();
        for (int v = 0; v < open.length; v++) {
            open[v] = options.get(v).length;
            for (int head : options.get(v)) {
                before.get(head).add(v);
            }
            if (open[v] == 0) {
                ready.add(v);
            }
        }
        int valued = 0;
        for (; !ready.isEmpty(); valued++) {
            int v = ready.remove();
            BitSet met = new BitSet();
            for (int head : options.get(v)) {
                met.set(values[head]);
            }
            values[v] = met.nextClearBit(0);
            for (int tail : before.get(v)) {
                if (--open[tail] == 0) {
                    ready.add(tail);
                }
            }
        }
        Plot.require(
                valued == open.length,
                "positions come back in this game, so it has no Grundy values to rank by; rank by remoteness");
        return values;
    }
}
