/**
 * Nimber search: instead of computing the value of X it decides whether X + *n is lost [Lemoine-Viennot 2012], by
 * depth-first proof-number search on components, on one thread or several that share facts, from which proofs are chosen.
 */
@NullMarked
package org.impartial.solve.engine.nimber;

import org.jspecify.annotations.NullMarked;
