/**
 * Sweeps by levels: the values of all positions of a game, with each level in memory or on disk.
 *
 * <ul>
 *   <li>{@link org.impartial.core.solve.level.LevelSweep}: values of all positions that can be reached, level by level
 *   <li>{@link org.impartial.core.solve.level.LevelTable}: what a sweep found
 *   <li>{@link org.impartial.core.solve.level.LevelWorker}: the work on single blocks, for other machines
 *   <li>{@link org.impartial.core.solve.level.LineTable}: values or P-positions of a rectangle of the plane
 * </ul>
 */
@NullMarked
package org.impartial.core.solve.level;

import org.jspecify.annotations.NullMarked;
