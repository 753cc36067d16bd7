/** Benchmarks of sweeps by levels, in memory, on disk and on Spark, and of tables by lines. */
@NullMarked
package org.impartial.bench.level;

import org.jspecify.annotations.NullMarked;
