/** Benchmarks of the discovery of theorems from rules. */
@NullMarked
package org.impartial.bench.discover;

import org.jspecify.annotations.NullMarked;
