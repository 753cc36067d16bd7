/** The rule of misère Nim for pet and tame components. */
@NullMarked
package org.impartial.solve.theory.tame.nim;

import org.jspecify.annotations.NullMarked;
