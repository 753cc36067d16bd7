/** Games in which a token moves on a directed graph, with or without cycles, created by name. */
@NullMarked
package org.impartial.games.graph.token;

import org.jspecify.annotations.NullMarked;
