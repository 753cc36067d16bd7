/**
 * Games on graphs.
 *
 * <ul>
 *   <li>{@link org.impartial.games.graph.Hackenbush}: Green Hackenbush
 *   <li>{@link org.impartial.games.graph.Bush}: its pictures: edges and the ground
 * </ul>
 */
@NullMarked
package org.impartial.games.graph;

import org.jspecify.annotations.NullMarked;
