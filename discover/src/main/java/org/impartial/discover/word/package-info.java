/** From rewriting rules to theorem: learns the P-positions of games on words as automata, and proves them for all lengths. */
@NullMarked
package org.impartial.discover.word;

import org.jspecify.annotations.NullMarked;
