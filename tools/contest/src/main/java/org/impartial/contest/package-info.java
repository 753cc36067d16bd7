/**
 * Contests of solver strategies: equal problems, budgets and questions, the judgement of answers, and scores.
 *
 * <ul>
 *   <li>{@link org.impartial.contest.Contest}: a contest and its result
 *   <li>{@link org.impartial.contest.Problems}: a set of problems that ships with the library, is read from a file, or
 *       is created from positions
 *   <li>{@link org.impartial.contest.ContestProblem}: a position with its known properties and its difficulty
 *   <li>{@link org.impartial.contest.Ask}: the question about a position
 *   <li>{@link org.impartial.contest.ContestRun}: the answer of one strategy to one problem, and its cost
 *   <li>{@link org.impartial.contest.Program}: a program in any language that takes part
 *   <li>{@link org.impartial.contest.Standing}: the scores of one strategy
 * </ul>
 */
@NullMarked
package org.impartial.contest;

import org.jspecify.annotations.NullMarked;
