/** Grundy sequences of heap games: engines that fill a table of values, and certificates that prove a period. */
@NullMarked
package org.impartial.solve.engine.sequence;

import org.jspecify.annotations.NullMarked;
