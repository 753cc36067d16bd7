/** Games whose positions are two heaps, or a heap and a reserve, created by name. */
@NullMarked
package org.impartial.games.heap.pair;

import org.jspecify.annotations.NullMarked;
