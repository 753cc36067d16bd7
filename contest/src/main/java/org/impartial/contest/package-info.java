/**
 * Contests of solver strategies: the same problems, the same budget and the same question for all, the judgement of their
 * answers, and their scores.
 *
 * <ul>
 *   <li>{@link org.impartial.contest.Contest}: a contest, to be described and run, and its result
 *   <li>{@link org.impartial.contest.Problems}: a set of problems: one that ships with the library, a file, or positions
 *   <li>{@link org.impartial.contest.ContestProblem}: a position, what is known of it, and how hard it is
 *   <li>{@link org.impartial.contest.Ask}: what is asked about a position
 *   <li>{@link org.impartial.contest.ContestRun}: what one strategy answered to one problem, and what that cost
 *   <li>{@link org.impartial.contest.Standing}: the scores of one strategy
 * </ul>
 */
@NullMarked
package org.impartial.contest;

import org.jspecify.annotations.NullMarked;
