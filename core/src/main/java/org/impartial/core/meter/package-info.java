/**
 * What work may spend and what it has spent: budgets, the meter that is handed to whatever computes, progress and how work stops.
 */
@NullMarked
package org.impartial.core.meter;

import org.jspecify.annotations.NullMarked;
