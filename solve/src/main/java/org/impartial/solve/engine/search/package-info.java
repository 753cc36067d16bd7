/** Search from the rules in memory: of packed states, of state objects, of ranks, and of whole sums; on several threads. */
@NullMarked
package org.impartial.solve.engine.search;

import org.jspecify.annotations.NullMarked;
