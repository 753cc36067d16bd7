/**
 * The contract of games: checks of a game, a family or an engine against the rules and the bare definitions.
 *
 * <p>The subpackages use only the rules of games, without an engine, and simple, slow methods, so that a check shares
 * no code with its subject: {@code rule}, {@code claim} and {@code engine} hold the checks, {@code world} the states
 * that they visit and the lists of options that they compare, {@code oracle} the answers from the definitions, and
 * {@code report} the clauses and the findings.
 *
 * <ul>
 *   <li>{@link org.impartial.core.contract.GameContract}: runs the contract
 * </ul>
 */
@NullMarked
package org.impartial.core.contract;

import org.jspecify.annotations.NullMarked;
