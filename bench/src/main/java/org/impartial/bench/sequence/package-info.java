/** Benchmarks of Grundy sequences: subtraction sets and octal codes by each engine. */
@NullMarked
package org.impartial.bench.sequence;

import org.jspecify.annotations.NullMarked;
