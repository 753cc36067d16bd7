/** Benchmarks of misère quotients. */
@NullMarked
package org.impartial.bench.misere;

import org.jspecify.annotations.NullMarked;
