/** Benchmarks of searches of boards, compared with hand-written and published searches. */
@NullMarked
package org.impartial.bench.search;

import org.jspecify.annotations.NullMarked;
