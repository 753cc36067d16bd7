/** Games on several heaps that are one state, because a move depends on all of them; asked for by name. */
@NullMarked
package org.impartial.games.heap.vector;

import org.jspecify.annotations.NullMarked;
