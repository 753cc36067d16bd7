/**
 * The explorer: any position of any game, sums included, drawn, valued and played in the browser.
 *
 * <ul>
 *   <li>{@link org.impartial.explorer.Explorer}: the server, on the loopback address alone
 *   <li>{@link org.impartial.explorer.LessonPage}: a page for a small world, which needs no server
 * </ul>
 */
@NullMarked
package org.impartial.explorer;

import org.jspecify.annotations.NullMarked;
