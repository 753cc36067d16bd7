/**
 * Engines that compute values: sequences, search, retrograde analysis and periodicity.
 *
 * <ul>
 *   <li>{@link org.impartial.core.solve.Strategy}: a way of solving, to be chosen by name, compared and replaced
 *   <li>{@link org.impartial.core.solve.Lane}: an engine for values of components, which joins the others
 *   <li>{@link org.impartial.core.solve.Solution}: how a position is answered, and what that rests on
 * </ul>
 */
@NullMarked
package org.impartial.core.solve;

import org.jspecify.annotations.NullMarked;
