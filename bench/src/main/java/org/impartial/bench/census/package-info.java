/** Benchmarks of counts. */
@NullMarked
package org.impartial.bench.census;

import org.jspecify.annotations.NullMarked;
