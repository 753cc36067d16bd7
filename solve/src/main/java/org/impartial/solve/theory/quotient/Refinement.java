package org.impartial.solve.theory.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.function.IntToLongFunction;
import org.impartial.core.meter.Meter;

/**
 * The coarsest partition that separates P and N and is a congruence, by splitting classes until their members agree on
 * the images under every generator. Classes are numbered in the order of their first members. Immutable.
 */
final class Refinement {
    private final int[] classes;
    private final int[] first;

    private Refinement(int[] classes, int[] first) {
        this.classes = classes;
        this.first = first;
    }

    /**
     * Reduces a set on which generators act.
     *
     * @param order the number of elements
     * @param portion those that are P
     * @param transitions where each generator leads from each element, row by row
     * @param generators the number of generators
     * @param meter counts every element examined
     */
    static Refinement of(int order, long[] portion, int[] transitions, int generators, Meter meter) {
        int[] classes = new int[order];
        Arrays.setAll(classes, x -> Bits.has(portion, x) ? 1 : 0);
        Refinement partition = numbered(order, x -> classes[x]);
        int before;
        do {
            before = partition.count();
            for (int g = 0; g < generators; g++) {
                int[] old = partition.classes;
                int generator = g;
                partition = numbered(order, x -> (long) old[x] << 32 | old[transitions[x * generators + generator]]);
                meter.spend(order);
            }
        } while (partition.count() > before);
        return partition;
    }

    /** Returns the partition into elements of equal keys. */
    private static Refinement numbered(int order, IntToLongFunction key) {
        Long2IntOpenHashMap known = new Long2IntOpenHashMap();
        known.defaultReturnValue(-1);
        IntArrayList first = new IntArrayList();
        int[] classes = new int[order];
        for (int x = 0; x < order; x++) {
            int old = known.putIfAbsent(key.applyAsLong(x), first.size());
            classes[x] = old < 0 ? first.size() : old;
            if (old < 0) {
                first.add(x);
            }
        }
        return new Refinement(classes, first.toIntArray());
    }

    int count() {
        return first.length;
    }

    /** Returns the class of an element. */
    int of(int x) {
        return classes[x];
    }

    /** Returns the first member of a class. */
    int first(int c) {
        return first[c];
    }
}
