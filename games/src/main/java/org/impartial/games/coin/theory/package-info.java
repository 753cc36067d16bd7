/** The values of single heads in coin-turning games, by theorem. */
@NullMarked
package org.impartial.games.coin.theory;

import org.jspecify.annotations.NullMarked;
