/** Drawings of graphs, digraphs, trees, orders and maps. */
@NullMarked
package org.impartial.picture.kind.graph;

import org.jspecify.annotations.NullMarked;
