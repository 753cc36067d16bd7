/**
 * The checker of theorems: reads a certificate and decides it with automata of its own. It shares only the parsers of
 * conditions and of rewriting rules with the rest of the module: no learner, no engine of automata, no numeration and
 * no prover. Numbers are defined here by the order of valid words, and addition is an automaton of the certificate that
 * must obey the laws of addition.
 */
@NullMarked
package org.impartial.discover.check;

import org.jspecify.annotations.NullMarked;
