/**
 * The front door: solvers, the analysis of a position and its explanation.
 *
 * <ul>
 *   <li>{@link org.impartial.core.analysis.Solver}: who wins, by which moves, and why: how to ask
 *   <li>{@link org.impartial.core.analysis.Analysis}: what a solver found out about a position
 *   <li>{@link org.impartial.core.analysis.Explanation}: why an answer is what it is, to be printed
 * </ul>
 */
@NullMarked
package org.impartial.core.analysis;

import org.jspecify.annotations.NullMarked;
