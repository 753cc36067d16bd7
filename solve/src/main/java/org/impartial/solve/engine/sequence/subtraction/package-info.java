/** Engines for subtraction sets, finite and with finite complement, and for patterns of distances. */
@NullMarked
package org.impartial.solve.engine.sequence.subtraction;

import org.jspecify.annotations.NullMarked;
