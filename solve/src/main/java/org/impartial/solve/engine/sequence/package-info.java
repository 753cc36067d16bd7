/**
 * Grundy sequences of heap games: engines that fill a table of values, and certificates that prove a period.
 *
 * <ul>
 *   <li>{@link org.impartial.solve.engine.sequence.GrundySequence}: the values of a heap game, its period, and
 *       checkpoint files
 *   <li>{@link org.impartial.solve.engine.sequence.SequenceStatistics}: the number of occurrences of each value
 * </ul>
 */
@NullMarked
package org.impartial.solve.engine.sequence;

import org.jspecify.annotations.NullMarked;
