/** The options of several heaps at once, as codes of a table. */
@NullMarked
package org.impartial.solve.engine.sequence.octal.option;

import org.jspecify.annotations.NullMarked;
