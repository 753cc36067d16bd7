/**
 * Sweeps by levels: the values of all positions of a game, with each level in memory or on disk.
 */
@NullMarked
package org.impartial.core.solve.level;

import org.jspecify.annotations.NullMarked;
