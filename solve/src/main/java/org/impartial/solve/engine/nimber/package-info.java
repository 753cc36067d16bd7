/**
 * Nimber search: instead of computing the value of X it decides whether X + *n is lost [Lemoine-Viennot 2012], by
 * depth-first proof-number search on components.
 *
 * <p>{@link org.impartial.solve.engine.nimber.NimberSearch} is the entry point; the other classes are its parts.
 * Components are numbered ({@code ComponentTable}), the facts about each are one record ({@code ComponentFacts}), a
 * thread processes questions on an explicit stack ({@code ProofSearch}, {@code Frame}, {@code Child}), several threads
 * share the records ({@code SearchThreads}), and proofs are extracted from the facts ({@code ProofFacts}, {@code
 * Thinning}).
 */
@NullMarked
package org.impartial.solve.engine.nimber;

import org.jspecify.annotations.NullMarked;
