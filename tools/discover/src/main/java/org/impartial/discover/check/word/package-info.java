/** Checks theorems about words from the rules alone, with automata of its own. */
@NullMarked
package org.impartial.discover.check.word;

import org.jspecify.annotations.NullMarked;
