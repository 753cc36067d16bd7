/** Game graphs as numbers, and their retrograde analysis; internal to this library. */
@NullMarked
package org.impartial.solve.engine.retrograde;

import org.jspecify.annotations.NullMarked;
