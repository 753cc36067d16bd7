/**
 * Loopy play and Hackenbush at a million positions and more.
 */
@NullMarked
package org.impartial.bench.loopy;

import org.jspecify.annotations.NullMarked;
