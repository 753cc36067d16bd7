/** Grundy values of heaps for solvers: from tables, and beyond them by proved periods. */
@NullMarked
package org.impartial.core.engine.heap;

import org.jspecify.annotations.NullMarked;
