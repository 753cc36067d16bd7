/**
 * Sweeps by levels: the values of all positions of a game, with each level in memory or on disk.
 *
 * <ul>
 *   <li>{@link org.impartial.sweep.LevelSweep}: values of all positions that can be reached, level by level
 *   <li>{@link org.impartial.sweep.LevelTable}: the values computed by a sweep
 * </ul>
 */
@NullMarked
package org.impartial.sweep;

import org.jspecify.annotations.NullMarked;
