/** Staircase games: coins on stairs, and pieces that slide along a line, created by name. */
@NullMarked
package org.impartial.games.heap.slide;

import org.jspecify.annotations.NullMarked;
