/** Rows of coins as sets of heads. */
@NullMarked
package org.impartial.games.coin.row;

import org.jspecify.annotations.NullMarked;
