/** The sets of coins that a turn may turn, with their notation, rows of coins, and the values of single heads. */
@NullMarked
package org.impartial.games.coin.set;

import org.jspecify.annotations.NullMarked;
