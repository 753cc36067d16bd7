/**
 * Budgets and costs of computations: limits, the meter that enforces them, reports of progress, and the exception for
 * work that was stopped.
 *
 * <ul>
 *   <li>{@link org.impartial.core.meter.Budget}: the limits of a computation: positions, time, memory
 *   <li>{@link org.impartial.core.meter.Meter}: counts the work and enforces the budget
 *   <li>{@link org.impartial.core.meter.Cost}: the cost of a computation
 *   <li>{@link org.impartial.core.meter.Progress}: receives reports of progress
 *   <li>{@link org.impartial.core.meter.StoppedException}: signals work that was stopped, with the reason and the cost
 * </ul>
 */
@NullMarked
package org.impartial.core.meter;

import org.jspecify.annotations.NullMarked;
