/** The tables of values of octal codes, divided by a sparse space [WW, ch. 4], and the options of several heaps at once. */
@NullMarked
package org.impartial.solve.engine.sequence.octal.table;

import org.jspecify.annotations.NullMarked;
