/**
 * Numbers as words: numeration systems, the automata of their order and of linear conditions, and relations between
 * variables with the operations of logic. Independent of text and of games.
 */
@NullMarked
package org.impartial.discover.numeration;

import org.jspecify.annotations.NullMarked;
