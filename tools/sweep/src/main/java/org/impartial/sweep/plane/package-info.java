/**
 * Games whose moves are lines in the plane or in space, by sets of bits.
 *
 * <ul>
 *   <li>{@link org.impartial.sweep.plane.LineTable}: values or P-positions of a rectangle of the plane
 *   <li>{@link org.impartial.sweep.plane.VectorSieve}: P-positions of three heaps whose moves take vectors
 * </ul>
 */
@NullMarked
package org.impartial.sweep.plane;

import org.jspecify.annotations.NullMarked;
