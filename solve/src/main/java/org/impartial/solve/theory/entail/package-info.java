/**
 * The theory of sums with entailing moves [WW, ch. 12] [Larsson-Nowakowski-Santos 2021]. For a component C, W(C) is the
 * set of the n for which the player who must move in C beside a nim heap of n wins. It is finite or cofinite. The least
 * n that is not in it is the Grundy value of C; if every n is in it, C is loony, and a sum with a loony component is
 * won by the player to move.
 */
@NullMarked
package org.impartial.solve.theory.entail;

import org.jspecify.annotations.NullMarked;
