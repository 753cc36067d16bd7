package org.impartial.solve.engine.sequence.word;

import org.impartial.core.meter.Meter;

/** An engine that computes each value from the values before it, one after the other. */
public abstract class OneByOneEngine implements HeapEngine {
    private final IntWord word = new IntWord();

    /** Returns the value of the next heap; the values of all heaps before it are known. */
    protected abstract int next(int heap);

    /** Returns the number of options examined for each heap. */
    protected abstract long options();

    @Override
    public final int length() {
        return word.length();
    }

    @Override
    public final int at(int heap) {
        return word.at(heap);
    }

    @Override
    public final void extend(int heaps, Meter meter) {
        while (word.length() < heaps) {
            word.append(next(word.length()));
            meter.spend(1, options());
        }
    }

    @Override
    public final void adopt(Word values) {
        while (word.length() < values.length()) {
            word.append(values.at(word.length()));
        }
    }
}
