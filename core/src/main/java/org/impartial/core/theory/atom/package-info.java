/** The atoms of which sums are made, by number: the heaps of a game, or all components that can be reached. */
@NullMarked
package org.impartial.core.theory.atom;

import org.jspecify.annotations.NullMarked;

