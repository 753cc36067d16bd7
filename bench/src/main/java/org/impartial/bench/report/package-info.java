/** Reports of benchmark runs: times for each item of work, and ratios to the baselines of the same run. */
@NullMarked
package org.impartial.bench.report;

import org.jspecify.annotations.NullMarked;
