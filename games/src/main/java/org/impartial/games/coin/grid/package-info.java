/** Products of coin-turning games, played on a grid. */
@NullMarked
package org.impartial.games.coin.grid;

import org.jspecify.annotations.NullMarked;
