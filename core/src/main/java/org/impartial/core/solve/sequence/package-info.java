/**
 * Grundy sequences of heap games: engines that fill a table of values, and certificates that prove a period.
 *
 * <ul>
 *   <li>{@link org.impartial.core.solve.sequence.GrundySequence}: the values of a heap game, its period, and their file
 *   <li>{@link org.impartial.core.solve.sequence.Period}: a proved period
 *   <li>{@link org.impartial.core.solve.sequence.SequenceStatistics}: how often values occur
 * </ul>
 */
@NullMarked
package org.impartial.core.solve.sequence;

import org.jspecify.annotations.NullMarked;
