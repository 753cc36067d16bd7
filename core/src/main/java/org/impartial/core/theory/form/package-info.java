/**
 * Misère canonical forms: what a position is in the sum of any others under the misère convention.
 *
 * <ul>
 *   <li>{@link org.impartial.core.theory.form.MisereForm}: one form, with its outcome, values, genus, sums and text
 *   <li>{@link org.impartial.core.theory.form.MisereForms}: makes forms from options and from text
 *   <li>{@link org.impartial.core.theory.form.FormTable}: forms as numbers in flat tables, for engines
 * </ul>
 *
 * <p>All work is metered, and a stop leaves the tables whole: a form or sum is entered last, when it is complete.
 */
@NullMarked
package org.impartial.core.theory.form;

import org.jspecify.annotations.NullMarked;
