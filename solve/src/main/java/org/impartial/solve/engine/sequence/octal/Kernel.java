package org.impartial.solve.engine.sequence.octal;

import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;

/** A method of filling a {@link HeapTable} for a code. */
public interface Kernel {

    HeapEngineKind kind();

    /**
     * Fills the table up to a length. Stops earlier if a value does not fit the table, or if the table can hold no more
     * values.
     */
    void fill(int heaps, Meter meter);
}
