/**
 * Theories of sums: maps to commutative monoids that remember who wins.
 */
@NullMarked
package org.impartial.core.theory;

import org.jspecify.annotations.NullMarked;
