/**
 * The theories of sums that the solvers choose from, and what the claims of games say; used by this library alone.
 */
@NullMarked
package org.impartial.core.theory.sums;

import org.jspecify.annotations.NullMarked;

