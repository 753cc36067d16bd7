package org.impartial.core.engine.sequence.word;

import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.meter.Meter;

/** Computes the Grundy values of one game in order. Not safe for use by several threads. */
public interface HeapEngine extends Word {

    /** Returns which engine fills the table at its present length. */
    HeapEngineKind kind();

    /** Computes until the length is at least {@code heaps}; what is computed stays, also if the meter stops it. */
    void extend(int heaps, Meter meter);

    /** Takes over values that were computed before, from the present length on. */
    void adopt(Word values);

    /** Returns whether a suffix that repeats is known to repeat for ever, by what this engine knows of its own work. */
    PeriodProof proof();
}
