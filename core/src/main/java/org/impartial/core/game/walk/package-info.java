/** Ways through positions and streams; used by this library alone. */
@NullMarked
package org.impartial.core.game.walk;

import org.jspecify.annotations.NullMarked;

