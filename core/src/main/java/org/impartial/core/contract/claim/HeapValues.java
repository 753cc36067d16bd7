package org.impartial.core.contract.claim;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.impartial.core.contract.check.CheckedGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;

/** Grundy values of the first heaps of a game, by recorded options and not by the valuing lane of engines. */
final class HeapValues {
    /** The parts of options examined for a table, which suffice for several thousand heaps of Nim or Kayles. */
    private static final long STEPS = 4_000_000;

    /** The time limit for slow rules in nanoseconds; a minimum of heaps is computed in any case. */
    private static final long SECOND = 1_000_000_000;

    private static final int LEAST = 100;

    private final HeapGame game;
    private final RecordedOptions options = HeapOptions.recording();
    private final int[] values;

    private HeapValues(HeapGame game, int heaps) {
        this.game = game;
        this.values = new int[heaps];
    }

    /** Returns the values of the given number of heaps, without a limit of work. */
    static int[] all(HeapGame game, int heaps) {
        HeapValues table = new HeapValues(game, heaps);
        IntStream.range(0, heaps).forEach(table::next);
        return table.values;
    }

    /**
     * Returns the values of at most so many heaps, until the limit of time or work, or a heap that the game rejects.
     */
    static int[] few(HeapGame game, int heaps) {
        HeapValues table = new HeapValues(game, (int) Math.min(heaps, STEPS + 1));
        long steps = 0;
        long start = System.nanoTime();
        for (int heap = 0; heap < heaps; heap++) {
            if (CheckedGame.fault(game, (long) heap).isPresent()) {
                return Arrays.copyOf(table.values, heap);
            }
            steps += table.next(heap);
            if (steps > STEPS || (heap >= LEAST && System.nanoTime() - start > SECOND)) {
                return Arrays.copyOf(table.values, heap + 1);
            }
        }
        return table.values;
    }

    /** Appends a value and returns the number of parts of options examined. */
    private long next(int heap) {
        options.record(game, heap);
        long steps = 1;
        BitSet reached = new BitSet();
        for (int option = 0; option < options.count(); option++) {
            int value = 0;
            for (int part = 0; part < options.parts(option); part++) {
                value ^= values[options.part(option, part)];
            }
            reached.set(value);
            steps += 1L + options.parts(option);
        }
        values[heap] = reached.nextClearBit(0);
        return steps;
    }
}
