/**
 * The list of all games of this library; the rules are in the packages below.
 *
 * <ul>
 *   <li>{@link org.impartial.games.Games}: all of them, by name or one by one
 * </ul>
 */
@NullMarked
package org.impartial.games;

import org.jspecify.annotations.NullMarked;
