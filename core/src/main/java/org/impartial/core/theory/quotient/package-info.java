/**
 * Misère quotients.
 *
 * <p>The misère quotient of a set of games is the monoid of their sums, two sums being the same when no third sum added to
 * both tells them apart under the misère convention [Plambeck 2005] [Plambeck-Siegel 2008]. {@link
 * org.impartial.core.theory.quotient.QuotientConstruction} builds it heap by heap or position by position, {@link
 * org.impartial.core.theory.quotient.MisereQuotient} is the verified result, and a theory of sums like every other.
 *
 * <ul>
 *   <li>{@link org.impartial.core.theory.quotient.MisereQuotient}: the monoid of sums, verified
 *   <li>{@link org.impartial.core.theory.quotient.QuotientConstruction}: builds one
 * </ul>
 */
@NullMarked
package org.impartial.core.theory.quotient;

import org.jspecify.annotations.NullMarked;

