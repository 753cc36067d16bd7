/**
 * Grundy tables of heap games that are given by a rule, beside hand-written loops.
 */
@NullMarked
package org.impartial.bench.table;

import org.jspecify.annotations.NullMarked;
