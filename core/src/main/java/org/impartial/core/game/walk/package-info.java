/** Traversals of positions and streams; internal to this library. */
@NullMarked
package org.impartial.core.game.walk;

import org.jspecify.annotations.NullMarked;
