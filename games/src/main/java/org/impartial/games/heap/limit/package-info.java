/** Take-away games in which each move limits the next one, created by name. */
@NullMarked
package org.impartial.games.heap.limit;

import org.jspecify.annotations.NullMarked;
