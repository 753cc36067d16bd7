/**
 * Solvers: answers to questions about positions, with their reasons.
 *
 * <ul>
 *   <li>{@link org.impartial.solve.Solver}: computes the outcome, the winning moves and an explanation
 *   <li>{@link org.impartial.solve.Analysis}: the result of analysing a position
 *   <li>{@link org.impartial.solve.Explanation}: the explanation of an answer
 *   <li>{@link org.impartial.solve.Strategy}: a method of solving that can be chosen by name, compared and
 *       replaced
 *   <li>{@link org.impartial.solve.UnsolvedException}: signals that there is no value, with the reason
 *   <li>{@link org.impartial.solve.StrategyProvider}: the service through which custom strategies are found by
 *       name
 *   <li>{@link org.impartial.solve.ProblemProvider}: the service through which answers to judge problems are found
 * </ul>
 */
@NullMarked
package org.impartial.solve;

import org.jspecify.annotations.NullMarked;
