/** Moves that may be added to a game with a proved set, or left out of it, without a change of the set. */
@NullMarked
package org.impartial.discover.redundant;

import org.jspecify.annotations.NullMarked;
