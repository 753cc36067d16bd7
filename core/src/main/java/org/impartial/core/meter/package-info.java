/**
 * What work may spend and what it has spent: budgets, the meter that is handed to whatever computes, progress and how work stops.
 *
 * <ul>
 *   <li>{@link org.impartial.core.meter.Budget}: how much work may spend: positions, time, memory
 *   <li>{@link org.impartial.core.meter.Meter}: counts what is spent, and stops the work
 *   <li>{@link org.impartial.core.meter.Cost}: what was spent
 *   <li>{@link org.impartial.core.meter.Progress}: is told now and then how far it has come
 *   <li>{@link org.impartial.core.meter.StoppedException}: work that stopped, with the reason and how far it came
 * </ul>
 */
@NullMarked
package org.impartial.core.meter;

import org.jspecify.annotations.NullMarked;

