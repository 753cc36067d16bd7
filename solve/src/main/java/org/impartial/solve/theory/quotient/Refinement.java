package org.impartial.solve.theory.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.function.IntToLongFunction;
import org.impartial.core.meter.Meter;

/** The coarsest congruence that separates P and N, its classes by their first members. Not thread-safe. */
final class Refinement {
    private final long[] portion;
    private final int[] transitions;
    private final int generators;
    private int[] classes;
    private int[] first = {};
    private int next;
    /** The number of generators since the last one that split a class; if that is all of them, none splits any. */
    private int unchanged;

    /** Creates the partition into P and N; transitions are rows of where the generators lead from an element. */
    Refinement(int order, long[] portion, int[] transitions, int generators) {
        this.portion = portion;
        this.transitions = transitions;
        this.generators = generators;
        this.classes = new int[order];
        number(x -> Bits.has(portion, x) ? 1 : 0);
    }

    /** Splits classes until the partition is a congruence; a turn ends between generators, and the next continues. */
    void complete(Meter meter) {
        while (unchanged < generators) {
            meter.endTurn(classes.length);
            meter.spend(classes.length);
            int before = count();
            int[] old = classes;
            int generator = next;
            number(x -> (long) old[x] << 32 | old[transitions[x * generators + generator]]);
            unchanged = count() > before ? 0 : unchanged + 1;
            next = (next + 1) % generators;
        }
    }

    /** Numbers the classes of elements of equal keys. */
    private void number(IntToLongFunction key) {
        Long2IntOpenHashMap known = new Long2IntOpenHashMap();
        known.defaultReturnValue(-1);
        IntArrayList found = new IntArrayList();
        int[] numbered = new int[classes.length];
        for (int x = 0; x < numbered.length; x++) {
            int old = known.putIfAbsent(key.applyAsLong(x), found.size());
            numbered[x] = old < 0 ? found.size() : old;
            if (old < 0) {
                found.add(x);
            }
        }
        classes = numbered;
        first = found.toIntArray();
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

    /** Returns whether a class is P. */
    boolean inPortion(int c) {
        return Bits.has(portion, first[c]);
    }
}
