/** Learns the P-positions of a rewriting game as an automaton over its letters, and proves them. */
@NullMarked
package org.impartial.discover.word.learn;

import org.jspecify.annotations.NullMarked;
