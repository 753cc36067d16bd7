/**
 * Counting positions: {@link org.impartial.solve.census.Census} maps each value, or each element of a misère quotient,
 * to the number of positions that have it. The positions of a sum, ordered or not, are counted by arithmetic on such
 * maps, exactly or {@link org.impartial.solve.census.Modulus modulo} a number.
 */
@NullMarked
package org.impartial.solve.census;

import org.jspecify.annotations.NullMarked;
