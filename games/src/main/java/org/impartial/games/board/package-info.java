/**
 * Games on boards.
 *
 * <ul>
 *   <li>{@link org.impartial.games.board.Chomp}: Chomp on bars
 *   <li>{@link org.impartial.games.board.Cram}: Cram on rectangles
 * </ul>
 */
@NullMarked
package org.impartial.games.board;

import org.jspecify.annotations.NullMarked;
