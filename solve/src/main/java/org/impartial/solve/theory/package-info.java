/** Theories of sums: maps to commutative monoids whose elements determine the outcome. */
@NullMarked
package org.impartial.solve.theory;

import org.jspecify.annotations.NullMarked;
