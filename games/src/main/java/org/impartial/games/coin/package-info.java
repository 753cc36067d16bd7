/**
 * Games with coins: turning them and sliding them.
 *
 * <ul>
 *   <li>{@link org.impartial.games.coin.CoinGames}: their list
 * </ul>
 */
@NullMarked
package org.impartial.games.coin;

import org.jspecify.annotations.NullMarked;
