/**
 * Conditions on natural numbers as text and as data: addition, order, named sets and the operations of logic, and what
 * they say of given numbers. Knows nothing of automata.
 */
@NullMarked
package org.impartial.discover.formula;

import org.jspecify.annotations.NullMarked;
