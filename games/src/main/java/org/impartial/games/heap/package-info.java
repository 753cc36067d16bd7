/**
 * Games with heaps.
 */
@NullMarked
package org.impartial.games.heap;

import org.jspecify.annotations.NullMarked;
