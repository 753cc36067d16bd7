/** Drawings of boards, tiles and places of coins. */
@NullMarked
package org.impartial.picture.kind.board;

import org.jspecify.annotations.NullMarked;
