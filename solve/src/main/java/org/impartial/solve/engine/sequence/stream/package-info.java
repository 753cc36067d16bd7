/** Sequences that are too long for a table, computed in runs that may stop at any moment and continue. */
@NullMarked
package org.impartial.solve.engine.sequence.stream;

import org.jspecify.annotations.NullMarked;
