package org.impartial.core.engine.sequence.octal;

import org.impartial.core.engine.HeapEngineKind;
import org.impartial.core.meter.Meter;

/** One way of filling a {@link HeapTable} by a code. */
interface Kernel {

    /** Returns the name. */
    HeapEngineKind kind();

    /**
     * Fills the table up to a length. It may stop earlier if a value does not fit the table, or if it is no longer the
     * right kernel; the table is then shorter.
     */
    void fill(int heaps, Meter meter);
}
