/**
 * Misère canonical forms, which determine the outcome of a position in every sum under the misère convention.
 *
 * <ul>
 *   <li>{@link org.impartial.solve.theory.form.MisereForm}: one form, with its outcome, values, genus, sums and text
 *   <li>{@link org.impartial.solve.theory.form.MisereForms}: creates forms from options and from text
 * </ul>
 */
@NullMarked
package org.impartial.solve.theory.form;

import org.jspecify.annotations.NullMarked;
