/**
 * Memoised search of boards, beside maps and searches of other kinds.
 */
@NullMarked
package org.impartial.bench.search;

import org.jspecify.annotations.NullMarked;
