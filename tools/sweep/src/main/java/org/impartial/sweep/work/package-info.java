/** The computations of a sweep on positions, as a sweep of several machines needs them too. */
@NullMarked
package org.impartial.sweep.work;

import org.jspecify.annotations.NullMarked;
