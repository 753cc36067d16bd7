/** Misère canonical forms in flat tables, entered when complete, so that a stop of the metered work is harmless. */
@NullMarked
package org.impartial.solve.theory.form.table;

import org.jspecify.annotations.NullMarked;
