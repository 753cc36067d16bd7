/** Automata for human readers: pictures, and the first words that they accept. */
@NullMarked
package org.impartial.discover.show;

import org.jspecify.annotations.NullMarked;
