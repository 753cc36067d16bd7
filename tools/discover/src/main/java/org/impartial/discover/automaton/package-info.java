/**
 * Deterministic automata over tuples of digits: flat tables, minimal and canonically numbered, so that automata of
 * equal languages are equal, and their pictures. Independent of numbers, formulas and games.
 */
@NullMarked
package org.impartial.discover.automaton;

import org.jspecify.annotations.NullMarked;
