/**
 * Games whose moves are lines in the plane, by sets of bits.
 *
 * <ul>
 *   <li>{@link org.impartial.sweep.plane.LineTable}: values or P-positions of a rectangle of the plane
 * </ul>
 */
@NullMarked
package org.impartial.sweep.plane;

import org.jspecify.annotations.NullMarked;
