/**
 * Wythoff's Nim: a queen on a board, or two heaps.
 *
 * <ul>
 *   <li>{@link org.impartial.games.heap.queen.Wythoff}: two heaps, with a bound
 *   <li>{@link org.impartial.games.heap.queen.TwoHeaps}: its states
 *   <li>{@link org.impartial.games.heap.queen.ColdPairs}: its P-positions, exactly
 * </ul>
 */
@NullMarked
package org.impartial.games.heap.queen;

import org.jspecify.annotations.NullMarked;
