/**
 * Notation as data: what every notation of positions, moves and answers reads and writes, independent of games.
 *
 * <ul>
 *   <li>{@link org.impartial.core.notation.Datum}: a word, a number or a list: what any notation reads and writes
 *   <li>{@link org.impartial.core.notation.ImpartialException}: the supertype of the library's exceptions
 *   <li>{@link org.impartial.core.notation.NotationException}: signals bad notation: the fault, its place, and what was
 *       expected
 *   <li>{@link org.impartial.core.notation.IllegalMoveException}: signals a move that is not legal, with the legal ones
 * </ul>
 */
@NullMarked
package org.impartial.core.notation;

import org.jspecify.annotations.NullMarked;
