/** Games whose positions are two heaps, or a heap and a reserve; asked for by name. */
@NullMarked
package org.impartial.games.heap.pair;

import org.jspecify.annotations.NullMarked;
