/**
 * Conditions on natural numbers as text and as data: addition, order, named sets and the operations of logic, with
 * their evaluation for given numbers. Independent of automata.
 */
@NullMarked
package org.impartial.discover.formula;

import org.jspecify.annotations.NullMarked;
