/**
 * Misère canonical forms as numbers in flat tables, for engines: {@link
 * org.impartial.solve.theory.form.table.FormTable}.
 *
 * <p>All work is metered, and work that is stopped leaves the tables consistent: a form or sum is entered last, when it
 * is complete.
 */
@NullMarked
package org.impartial.solve.theory.form.table;

import org.jspecify.annotations.NullMarked;
