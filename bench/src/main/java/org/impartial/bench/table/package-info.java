/** Benchmarks of Grundy tables of heap games given by a rule, compared with hand-written loops. */
@NullMarked
package org.impartial.bench.table;

import org.jspecify.annotations.NullMarked;
