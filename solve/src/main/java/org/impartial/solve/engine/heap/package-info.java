/** Grundy values of heaps for solvers, from tables and, beyond the tables, from proved periods. */
@NullMarked
package org.impartial.solve.engine.heap;

import org.jspecify.annotations.NullMarked;
