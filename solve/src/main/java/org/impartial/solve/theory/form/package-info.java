/**
 * Misère canonical forms, which determine the outcome of a position in every sum under the misère
 * convention, and genera.
 */
@NullMarked
package org.impartial.solve.theory.form;

import org.jspecify.annotations.NullMarked;
