/**
 * From rules to theorem. {@link org.impartial.discover.HeapRules} are the moves of a game on a few heaps, written as
 * conditions; {@link org.impartial.discover.Discovery} learns the set of P-positions as an automaton over the digits of
 * the heaps and proves it for all sizes; a {@link org.impartial.discover.Theorem} gives the outcome of any position,
 * finds winning moves, and writes a certificate that an independent checker accepts.
 *
 * <p>A set is the set of P-positions if and only if no position of it has an option in it and every other position has
 * one: a finite game without repetition has exactly one such set. Both conditions are decided on the automata. The set
 * is found by active learning from outcomes of small positions; only proved results are reported as theorems.
 *
 * <pre>{@code
 * var wythoff = HeapRules.parse("x'<x; y'<y; x'<x & y'<y & x+y'=x'+y");
 * var theorem = Discovery.of(wythoff).run().theorem().orElseThrow();
 * theorem.isP(165580140, 267914295); // true
 * }</pre>
 */
@NullMarked
package org.impartial.discover;

import org.jspecify.annotations.NullMarked;
