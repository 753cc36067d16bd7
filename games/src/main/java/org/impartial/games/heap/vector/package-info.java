/** Games on several heaps that are one state, because a move depends on all of them, created by name. */
@NullMarked
package org.impartial.games.heap.vector;

import org.jspecify.annotations.NullMarked;
