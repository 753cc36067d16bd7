/** Games that cut a chocolate bar or a Young diagram, created by name. */
@NullMarked
package org.impartial.games.board.shape;

import org.jspecify.annotations.NullMarked;
