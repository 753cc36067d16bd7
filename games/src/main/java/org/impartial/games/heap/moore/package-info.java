/**
 * Moore's Nim: beans from several heaps at once.
 *
 * <ul>
 *   <li>{@link org.impartial.games.heap.moore.MooreNim}: from several heaps at once
 * </ul>
 */
@NullMarked
package org.impartial.games.heap.moore;

import org.jspecify.annotations.NullMarked;
