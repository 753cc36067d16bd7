/** Counts of the tuples of numbers that automata accept. */
@NullMarked
package org.impartial.discover.count;

import org.jspecify.annotations.NullMarked;
