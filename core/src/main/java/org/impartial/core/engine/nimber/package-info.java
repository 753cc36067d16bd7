/**
 * Nimber search: instead of "what is the value of X?" it asks "is X + *n lost?" [Lemoine-Viennot 2012], by depth-first
 * proof-number search on components.
 *
 * <p>{@link org.impartial.core.engine.nimber.NimberSearch} is the door; the rest is its workshop. Components are
 * numbered ({@code ComponentTable}), what is known of each stands in one record ({@code ComponentFacts}), a thread goes
 * through questions on an explicit stack ({@code ProofSearch}, {@code Frame}, {@code Child}), several threads share the
 * records ({@code SearchThreads}), and proofs are cut out of what is known ({@code ProofFacts}, {@code Thinning}).
 */
@NullMarked
package org.impartial.core.engine.nimber;

import org.jspecify.annotations.NullMarked;

