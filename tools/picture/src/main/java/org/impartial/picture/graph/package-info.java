/** Graphs with labels: those of games, with outcomes, and any others. */
@NullMarked
package org.impartial.picture.graph;

import org.jspecify.annotations.NullMarked;
