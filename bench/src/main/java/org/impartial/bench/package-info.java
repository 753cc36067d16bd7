/** JMH benchmarks. Results are committed with the machine and the date. */
@NullMarked
package org.impartial.bench;

import org.jspecify.annotations.NullMarked;
