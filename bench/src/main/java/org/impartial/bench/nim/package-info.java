/** Benchmarks of the arithmetic of nimbers, with the recursion on BigInteger as the baseline. */
@NullMarked
package org.impartial.bench.nim;

import org.jspecify.annotations.NullMarked;
