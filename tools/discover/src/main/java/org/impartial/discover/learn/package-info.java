/**
 * The loop from rules to proof: questions answered from the rules, a guess learned, and the guess proved or corrected;
 * and the moves that may be added or omitted without changing a proved set.
 */
@NullMarked
package org.impartial.discover.learn;

import org.jspecify.annotations.NullMarked;
