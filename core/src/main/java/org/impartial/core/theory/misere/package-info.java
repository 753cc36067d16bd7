/**
 * Misère play: quotients, genus, and the rule of misère Nim where it is proved.
 *
 * <p>The misère quotient of a set of games is the monoid of their sums, two sums being the same when no third sum added to
 * both tells them apart under the misère convention [Plambeck 2005] [Plambeck-Siegel 2008]. {@link
 * org.impartial.core.theory.misere.QuotientConstruction} builds it heap by heap or position by position, {@link
 * org.impartial.core.theory.misere.MisereQuotient} is the verified result, and a theory of sums like every other.
 *
 * <ul>
 *   <li>{@link org.impartial.core.theory.misere.MisereQuotient}: the monoid of sums, verified
 *   <li>{@link org.impartial.core.theory.misere.QuotientConstruction}: builds one
 *   <li>{@link org.impartial.core.theory.misere.Genus}: the genus of a position
 *   <li>{@link org.impartial.core.theory.misere.Genera}: computes genera
 *   <li>{@link org.impartial.core.theory.misere.SumClasses}: pet, tame or wild
 * </ul>
 */
@NullMarked
package org.impartial.core.theory.misere;

import org.jspecify.annotations.NullMarked;
