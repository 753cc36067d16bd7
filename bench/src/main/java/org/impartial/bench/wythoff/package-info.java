/** Benchmarks of Wythoff's game: the exact test for cold pairs, compared with the formula in doubles. */
@NullMarked
package org.impartial.bench.wythoff;

import org.jspecify.annotations.NullMarked;
