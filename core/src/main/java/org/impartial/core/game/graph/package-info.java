/**
 * Games given as graphs. Values are immutable and safe to share between threads.
 *
 * <ul>
 *   <li>{@link org.impartial.core.game.graph.FiniteGraph}: a game that is given as a graph
 * </ul>
 */
@NullMarked
package org.impartial.core.game.graph;

import org.jspecify.annotations.NullMarked;
