/**
 * Nimber search: instead of "what is the value of X?" it asks "is X + *n lost?", by proof-number search on (component, n).
 */
@NullMarked
package org.impartial.core.solve.nimber;

import org.jspecify.annotations.NullMarked;
