/** The sets of coins that a turn may turn, with their notation. */
@NullMarked
package org.impartial.games.coin.set;

import org.jspecify.annotations.NullMarked;
