/** Rewriting rules on words: their notation and their application to words. Independent of automata. */
@NullMarked
package org.impartial.discover.word.rule;

import org.jspecify.annotations.NullMarked;
