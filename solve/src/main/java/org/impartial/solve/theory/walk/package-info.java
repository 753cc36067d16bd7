/** Searches and the meter of a question, for the engines and theories of this project; not exported to others. */
@NullMarked
package org.impartial.solve.theory.walk;

import org.jspecify.annotations.NullMarked;
