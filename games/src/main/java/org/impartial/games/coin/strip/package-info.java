/** Games with coins and pieces that move along strips, created by name. */
@NullMarked
package org.impartial.games.coin.strip;

import org.jspecify.annotations.NullMarked;
