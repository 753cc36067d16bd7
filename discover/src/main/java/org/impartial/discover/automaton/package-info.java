/**
 * Deterministic automata over tuples of digits: flat tables, minimal and in one numbering, so that equal languages are
 * equal values. Independent of numbers, formulas and games.
 */
@NullMarked
package org.impartial.discover.automaton;

import org.jspecify.annotations.NullMarked;
