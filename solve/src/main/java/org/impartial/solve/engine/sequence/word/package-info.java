/**
 * Sequences of values of heap games, and proofs that a repetition in them continues; the base of all sequence engines.
 */
@NullMarked
package org.impartial.solve.engine.sequence.word;

import org.jspecify.annotations.NullMarked;
