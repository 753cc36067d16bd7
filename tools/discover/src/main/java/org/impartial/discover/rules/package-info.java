/** Rules of heap games as conditions: compiled to automata, with their options and the proof that play ends. */
@NullMarked
package org.impartial.discover.rules;

import org.jspecify.annotations.NullMarked;
