package org.impartial.solve.engine.sequence.word;

import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;

/** An engine that computes the values of many heaps in one step, which is metered before it begins. */
public abstract class ChunkedEngine implements HeapEngine {
    private final HeapEngineKind kind;
    private final int chunk;
    private int length;

    /** Creates an engine of a kind that computes at most {@code chunk} heaps in a step. */
    protected ChunkedEngine(HeapEngineKind kind, int chunk) {
        this.kind = kind;
        this.chunk = chunk;
    }

    /** Makes room for the values of {@code heaps} heaps. */
    protected abstract void reserve(int heaps);

    /** Computes the values from {@link #length} on and below {@code end}, for which there is room. */
    protected abstract void fill(int end, Meter meter);

    /** Stores the value of the heap {@link #length}, for which there is room. */
    protected abstract void append(int value);

    /** Returns the number of options examined for each heap. */
    protected abstract long options();

    @Override
    public final HeapEngineKind kind() {
        return kind;
    }

    @Override
    public final int length() {
        return length;
    }

    @Override
    public final void extend(int heaps, Meter meter) {
        reserve(heaps);
        while (length < heaps) {
            int end = Math.min(heaps, length + chunk);
            meter.spend(end - length, (end - length) * options());
            fill(end, meter);
            length = end;
        }
    }

    @Override
    public final void adopt(Word values) {
        reserve(values.length());
        for (; length < values.length(); length++) {
            append(values.at(length));
        }
    }
}
