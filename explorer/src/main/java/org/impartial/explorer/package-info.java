/**
 * The explorer: any position of any game, sums included, drawn, valued and played in the browser.
 *
 * <ul>
 *   <li>{@link org.impartial.explorer.Explorer}: the server, on the loopback address alone
 * </ul>
 */
@NullMarked
package org.impartial.explorer;

import org.jspecify.annotations.NullMarked;
