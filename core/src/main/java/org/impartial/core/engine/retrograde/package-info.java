/** Game graphs as numbers, and their retrograde analysis; used by this library alone. */
@NullMarked
package org.impartial.core.engine.retrograde;

import org.jspecify.annotations.NullMarked;

