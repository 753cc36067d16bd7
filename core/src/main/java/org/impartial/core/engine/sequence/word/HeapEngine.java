package org.impartial.core.engine.sequence.word;

import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.meter.Meter;

/** Computes the Grundy values of one game in order. Not safe for use by several threads. */
public interface HeapEngine extends Word {

    /** Returns which engine fills the table at its present length. */
    HeapEngineKind kind();

    /**
     * Computes values until the length is at least {@code heaps}; computed values are kept, even if the meter stops the
     * work.
     */
    void extend(int heaps, Meter meter);

    /** Adopts values that were computed before, from the present length on. */
    void adopt(Word values);

    /**
     * Returns the proof by which a suffix that repeats is known to repeat for ever, using the knowledge of this engine.
     */
    PeriodProof proof();
}
