/** Solvers: answers to questions about positions, with their reasons. */
@NullMarked
package org.impartial.solve;

import org.jspecify.annotations.NullMarked;
