/**
 * Deterministic automata over tuples of digits: flat tables, minimal and in one numbering, so that equal languages are
 * equal values. Knows nothing of numbers, formulas or games.
 */
@NullMarked
package org.impartial.discover.automaton;

import org.jspecify.annotations.NullMarked;
