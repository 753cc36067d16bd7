package org.impartial.solve.engine.sequence.stream;

/**
 * The state of a run between two values.
 *
 * @param first the first heap of the current segment
 * @param done the next heap
 * @param digest the digest of the values of the current segment so far
 * @param before the values before the current segment
 * @param last the values before the next heap
 */
@SuppressWarnings("ArrayRecordComponent") // records are not compared
record RunState(long first, long done, String digest, short[] before, short[] last) {}
