package org.impartial.solve.engine.sequence.stream;

import org.impartial.solve.engine.sequence.octal.SlidingTable;

/**
 * The sizes of a run.
 *
 * @param window the number of values before a heap that must determine its value
 * @param first the number of values that are computed at first, and examined one by one
 * @param cells the number of values in the table
 * @param chunk the greatest number of values between two moments at which the run may stop
 */
record RunSizes(int window, int first, int cells, int chunk) {
    static final RunSizes STANDARD = new RunSizes(1 << 15, 1 << 18, SlidingTable.CELLS, 1 << 20);
}
