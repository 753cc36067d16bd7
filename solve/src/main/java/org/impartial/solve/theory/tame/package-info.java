/**
 * Genera of positions, and the rule of misère Nim for tame positions.
 *
 * <ul>
 *   <li>{@link org.impartial.solve.theory.tame.Genus}: the genus of a position
 *   <li>{@link org.impartial.solve.theory.tame.Genera}: computes genera
 *   <li>{@link org.impartial.solve.theory.tame.SumClasses}: pet, tame or wild
 * </ul>
 */
@NullMarked
package org.impartial.solve.theory.tame;

import org.jspecify.annotations.NullMarked;
