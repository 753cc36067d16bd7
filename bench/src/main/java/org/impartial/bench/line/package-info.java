/** Benchmarks of answers as lines of JSON. */
@NullMarked
package org.impartial.bench.line;

import org.jspecify.annotations.NullMarked;
