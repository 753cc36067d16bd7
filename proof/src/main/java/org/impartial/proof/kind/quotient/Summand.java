package org.impartial.proof.kind.quotient;

import java.util.List;

/**
 * A summand of the sums of a quotient.
 *
 * @param name the heap or component, in its written form
 * @param element its stated element
 * @param options the distinct elements of its options; empty if and only if it has no options
 */
record Summand(String name, int element, List<Integer> options) {}
