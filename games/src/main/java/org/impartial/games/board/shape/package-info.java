/** Games that cut a chocolate bar or a Young diagram; asked for by name. */
@NullMarked
package org.impartial.games.board.shape;

import org.jspecify.annotations.NullMarked;
