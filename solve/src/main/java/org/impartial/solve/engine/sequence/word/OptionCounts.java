package org.impartial.solve.engine.sequence.word;

import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/**
 * Estimates the number of options of the heaps of a game, for the meter of a table. Counting every option while a table
 * is filled would double its cost. So the options of the first heaps are listed and counted, and beyond them those of
 * {@value #SAMPLES} heaps between a power of two and the next; each of the heaps that follow is assumed to have as
 * many. Options of three heaps or more are counted by the table itself, so the estimate is 0 once a game has one of
 * these.
 *
 * <p>The options of a game with a subtraction set are counted from the set: if the rules were called with a recording
 * collector too, the virtual machine would see two collectors at the call that fills the table, which then takes up to
 * twice as long.
 */
final class OptionCounts {
    /** The number of heaps counted between two powers of two; itself a power of two. */
    private static final int SAMPLES = 32;

    private final HeapGame game;
    private final @Nullable SubtractionSet set;
    private final RecordedOptions listed = HeapOptions.recording();
    private int next;
    private long last;
    private boolean wide;

    OptionCounts(HeapGame game) {
        this.game = game;
        this.set = game.heapCode().orElse(null) instanceof SubtractionSet taken ? taken : null;
    }

    /** Estimates the number of options of the heaps of a range; ranges must ascend from call to call. */
    long between(int from, int to, Meter meter) {
        long sum = 0;
        for (int heap = from; heap < to && !wide; heap++) {
            if (heap >= next) {
                count(heap, meter);
                next = heap + Math.max(1, Integer.highestOneBit(heap) / SAMPLES);
            }
            sum += last;
        }
        return sum;
    }

    private void count(int heap, Meter meter) {
        if (set == null) {
            list(heap, meter);
        } else {
            last = set.upTo(heap).count();
        }
    }

    private void list(int heap, Meter meter) {
        try {
            listed.record(game, heap, meter.watch());
            last = listed.count();
            for (int option = 0; option < last; option++) {
                wide |= listed.parts(option) > 2;
            }
        } catch (BeyondRangeException tooMany) {
            wide = true;
        }
        last = wide ? 0 : last;
    }
}
