/**
 * Games with coins: turning them and sliding them.
 */
@NullMarked
package org.impartial.games.coin;

import org.jspecify.annotations.NullMarked;
