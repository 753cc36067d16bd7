/**
 * Misère quotients.
 *
 * <p>The misère quotient of a set of games is the monoid of their sums, two sums being equal if no third sum added to
 * both distinguishes them under the misère convention [Plambeck 2005] [Plambeck-Siegel 2008]. {@link
 * org.impartial.solve.theory.quotient.QuotientConstruction} builds it heap by heap or position by position, {@link
 * org.impartial.solve.theory.quotient.MisereQuotient} is the verified result, and an instance of a theory of sums.
 *
 * <ul>
 *   <li>{@link org.impartial.solve.theory.quotient.MisereQuotient}: the monoid of sums, verified
 *   <li>{@link org.impartial.solve.theory.quotient.QuotientConstruction}: constructs a quotient
 * </ul>
 */
@NullMarked
package org.impartial.solve.theory.quotient;

import org.jspecify.annotations.NullMarked;
