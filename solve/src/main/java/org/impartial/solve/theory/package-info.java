/**
 * Theories of sums: maps to commutative monoids whose elements determine the outcome.
 *
 * <ul>
 *   <li>{@link org.impartial.solve.theory.SumTheory}: a map from components to a monoid whose elements determine the
 *       outcome
 *   <li>{@link org.impartial.solve.theory.GrundyValues}: a source of Grundy values
 *   <li>{@link org.impartial.solve.theory.LoopyNimber}: the value of a loopy position
 *   <li>{@link org.impartial.solve.theory.Nimber}: a nimber of any finite size, with its arithmetic
 *   <li>{@link org.impartial.solve.theory.Period}: a proved period
 *   <li>{@link org.impartial.solve.theory.SparseSpace}: a division of values into rare and common ones
 * </ul>
 */
@NullMarked
package org.impartial.solve.theory;

import org.jspecify.annotations.NullMarked;
