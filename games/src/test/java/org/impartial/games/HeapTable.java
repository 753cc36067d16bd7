package org.impartial.games;

import java.util.HashSet;
import java.util.Set;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;

/** Grundy values of heaps from the rules alone: every option is listed, and the mex is searched in a set. */
public final class HeapTable {
    private HeapTable() {}

    /** The values of the heaps from 0 to {@code count} − 1. */
    public static long[] of(HeapGame game, int count) {
        long[] values = new long[count];
        RecordedOptions options = HeapOptions.recording();
        for (int heap = 0; heap < count; heap++) {
            options.record(game, heap);
            Set<Long> reached = new HashSet<>();
            for (int option = 0; option < options.count(); option++) {
                long value = 0;
                for (int part = 0; part < options.parts(option); part++) {
                    value ^= values[options.part(option, part)];
                }
                reached.add(value);
            }
            values[heap] = Naive.mex(reached);
        }
        return values;
    }
}
