/**
 * Benchmarks of the answers to programs, a line of JSON each.
 */
@NullMarked
package org.impartial.bench.line;

import org.jspecify.annotations.NullMarked;
