/**
 * The engine for octal codes, in particular by their sparse spaces [WW, ch. 4], the methods of filling a table, and proofs of periods
 * of finite codes.
 */
@NullMarked
package org.impartial.solve.engine.sequence.octal;

import org.jspecify.annotations.NullMarked;
