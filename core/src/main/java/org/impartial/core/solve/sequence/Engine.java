package org.impartial.core.solve.sequence;

import org.impartial.core.meter.Meter;
import org.impartial.core.solve.sequence.GrundySequence.EngineKind;

/** Computes the Grundy values of one game in order. Belongs to one thread. */
interface Engine extends Word {

    /** Which engine fills the table at its present length. */
    EngineKind kind();

    /** Computes until the length is at least {@code heaps}; what is computed stays, also if the effort stops it. */
    void extend(int heaps, Meter effort);

    /** Takes over values that were computed before, from the present length on. */
    void adopt(Word values);

    /** Whether a suffix that repeats is known to repeat for ever, by what this engine knows of its own work. */
    PeriodProof proof();
}
