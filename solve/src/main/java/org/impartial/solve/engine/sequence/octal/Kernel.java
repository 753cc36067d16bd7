package org.impartial.solve.engine.sequence.octal;

import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;

/** A method of filling a {@link HeapTable} for a code. */
public interface Kernel {

    HeapEngineKind kind();

    /** Fills the table up to a length, or up to a value that does not fit, or until it can hold no more. */
    void fill(int heaps, Meter meter);
}
