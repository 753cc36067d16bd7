/**
 * Grundy sequences of heap games: engines that fill a table of values, and certificates that prove a period.
 *
 * <ul>
 *   <li>{@link org.impartial.core.engine.sequence.GrundySequence}: the values of a heap game, its period, and
 *       checkpoint files
 *   <li>{@link org.impartial.core.engine.sequence.SequenceStatistics}: the number of occurrences of each value
 * </ul>
 */
@NullMarked
package org.impartial.core.engine.sequence;

import org.jspecify.annotations.NullMarked;
