package org.impartial.games.heap.vector;

import java.util.List;
import org.impartial.core.notation.NotationException;

/** Heaps, and whether the pass is unused. */
record Passable(List<Long> heaps, boolean pass) {

    Passable {
        heaps = List.copyOf(heaps);
        if (heaps.stream().anyMatch(heap -> heap < 0)) {
            throw new NotationException("heaps are 0 or more, not " + heaps);
        }
    }

    long filled() {
        return heaps.stream().filter(heap -> heap > 0).count();
    }

    boolean used() {
        return !pass;
    }

    /** Returns whether there are a pass and at most one heap. */
    boolean ofOne() {
        return pass && filled() < 2;
    }

    /** Returns whether there are a pass and two heaps. */
    boolean ofTwo() {
        return pass && filled() == 2;
    }

    long xor() {
        return HeapLists.xor(heaps);
    }
}
