/** The methods of filling a table for an octal code, and the choice among them. */
@NullMarked
package org.impartial.solve.engine.sequence.octal.kernel;

import org.jspecify.annotations.NullMarked;
