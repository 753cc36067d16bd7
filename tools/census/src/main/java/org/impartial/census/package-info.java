/**
 * Counting positions: {@link org.impartial.census.Census} maps each value, or each element of a misère quotient,
 * to the number of positions that have it. The positions of a sum, ordered or not, are counted by arithmetic on such
 * maps, exactly or {@link org.impartial.census.Modulus modulo} a number.
 *
 * <ul>
 *   <li>{@link org.impartial.census.Census}: how many positions have each value
 *   <li>{@link org.impartial.census.Modulus}: exact counts, or counts modulo a number
 *   <li>{@link org.impartial.census.RandomPositions}: random P-positions and N-positions of a game
 *   <li>{@link org.impartial.census.Selection}: the ways to choose several positions
 *   <li>{@link org.impartial.census.Tuples}: the positions of a game that are tuples of numbers in a range
 * </ul>
 */
@NullMarked
package org.impartial.census;

import org.jspecify.annotations.NullMarked;
