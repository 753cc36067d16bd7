package org.impartial.core.engine.sequence.octal;

import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.meter.Meter;

/** One way of filling a {@link HeapTable} by a code. */
interface Kernel {

    /** Returns the name. */
    HeapEngineKind kind();

    /**
     * Fills the table on to a length. It may stop before where a value does not fit the table, or where it is no longer
     * the right kernel; then the table is shorter.
     */
    void fill(int heaps, Meter meter);
}
