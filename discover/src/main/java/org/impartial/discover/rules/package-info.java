/** Rules of heap games as conditions: compiled to automata, asked for options, and shown to end. */
@NullMarked
package org.impartial.discover.rules;

import org.jspecify.annotations.NullMarked;
