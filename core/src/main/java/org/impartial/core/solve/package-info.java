/**
 * The face of the solvers: a question goes in, an answer with its reason comes out.
 *
 * <ul>
 *   <li>{@link org.impartial.core.solve.Solver}: who wins, by which moves, and why: where questions are put
 *   <li>{@link org.impartial.core.solve.Analysis}: what a solver found out about a position
 *   <li>{@link org.impartial.core.solve.Explanation}: why an answer is what it is, to be printed
 *   <li>{@link org.impartial.core.solve.Strategy}: a way of solving, to be chosen by name, compared and replaced
 *   <li>{@link org.impartial.core.solve.UnsolvedException}: why there is no value
 *   <li>{@link org.impartial.core.solve.StrategyProvider}: the service by which strategies of one's own are found by name
 * </ul>
 */
@NullMarked
package org.impartial.core.solve;

import org.jspecify.annotations.NullMarked;

