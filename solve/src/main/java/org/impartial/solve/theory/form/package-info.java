/**
 * Misère canonical forms, which determine the outcome of a position in every sum under the misère
 * convention, and genera.
 *
 * <ul>
 *   <li>{@link org.impartial.solve.theory.form.MisereForm}: one form, with its outcome, values, genus, sums and text
 *   <li>{@link org.impartial.solve.theory.form.MisereForms}: creates forms from options and from text
 *   <li>{@link org.impartial.solve.theory.form.Genus}: the genus of a position
 *   <li>{@link org.impartial.solve.theory.form.Genera}: computes genera
 * </ul>
 */
@NullMarked
package org.impartial.solve.theory.form;

import org.jspecify.annotations.NullMarked;
