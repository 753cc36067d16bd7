/**
 * Games with heaps.
 */
@NullMarked
package org.impartial.games.number;

import org.jspecify.annotations.NullMarked;
