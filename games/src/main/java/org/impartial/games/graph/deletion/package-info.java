/** Games that delete vertices and edges of an undirected graph, and the graphs as their states, created by name. */
@NullMarked
package org.impartial.games.graph.deletion;

import org.jspecify.annotations.NullMarked;
