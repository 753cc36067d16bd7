/**
 * How positions, moves and answers are written, as data that any notation can read and write; knows nothing of games.
 *
 * <ul>
 *   <li>{@link org.impartial.core.notation.Datum}: a word, a number or a list: what any notation reads and writes
 *   <li>{@link org.impartial.core.notation.ImpartialException}: the supertype of the library's exceptions
 *   <li>{@link org.impartial.core.notation.NotationException}: bad notation: what, where, and what was expected
 *   <li>{@link org.impartial.core.notation.IllegalMoveException}: a move that is not legal, with the legal ones
 * </ul>
 */
@NullMarked
package org.impartial.core.notation;

import org.jspecify.annotations.NullMarked;

