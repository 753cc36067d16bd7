/** Moves that may be added to a game with a proved set, or omitted from it, without changing the set. */
@NullMarked
package org.impartial.discover.redundant;

import org.jspecify.annotations.NullMarked;
