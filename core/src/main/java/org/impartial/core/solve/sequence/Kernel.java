package org.impartial.core.solve.sequence;

import org.impartial.core.meter.Meter;
import org.impartial.core.solve.sequence.GrundySequence.EngineKind;

/** One way of filling a {@link HeapTable} by a code. */
interface Kernel {

    /** What it is called. */
    EngineKind kind();

    /**
     * Fills the table on to a length. It may stop before where a value does not fit the table, or where it is no longer
     * the right kernel; then the table is shorter.
     */
    void fill(int heaps, Meter effort);
}
