/** Benchmarks of sweeps by levels, in memory and on disk, and of tables by lines. */
@NullMarked
package org.impartial.bench.level;

import org.jspecify.annotations.NullMarked;
