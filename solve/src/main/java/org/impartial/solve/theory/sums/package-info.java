/**
 * The theories of sums from which the solvers choose, and the statements of the claims of games; internal to this
 * library.
 */
@NullMarked
package org.impartial.solve.theory.sums;

import org.jspecify.annotations.NullMarked;
