/** The atoms of sums, by number: the heaps of a game, or all reachable components. */
@NullMarked
package org.impartial.solve.theory.atom;

import org.jspecify.annotations.NullMarked;
