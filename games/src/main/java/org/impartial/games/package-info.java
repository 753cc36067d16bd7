/**
 * The list of all games of this library; the rules stand in the packages below.
 */
@NullMarked
package org.impartial.games;

import org.jspecify.annotations.NullMarked;
