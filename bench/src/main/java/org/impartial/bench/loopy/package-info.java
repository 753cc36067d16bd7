/** Benchmarks of loopy games with millions of positions and of Hackenbush with a million edges. */
@NullMarked
package org.impartial.bench.loopy;

import org.jspecify.annotations.NullMarked;
