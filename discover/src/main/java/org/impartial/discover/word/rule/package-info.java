/** Rewriting rules on words: how they are written, and what they do to a word. Knows no automaton. */
@NullMarked
package org.impartial.discover.word.rule;

import org.jspecify.annotations.NullMarked;
