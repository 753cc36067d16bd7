/**
 * Genera of positions.
 *
 * <ul>
 *   <li>{@link org.impartial.solve.theory.tame.Genus}: the genus of a position
 *   <li>{@link org.impartial.solve.theory.tame.Genera}: computes genera
 * </ul>
 */
@NullMarked
package org.impartial.solve.theory.tame;

import org.jspecify.annotations.NullMarked;
