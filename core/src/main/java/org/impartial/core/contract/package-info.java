/**
 * The contract of games: checks of a game, a family or an engine against the rules and the bare definitions.
 *
 * <p>{@link org.impartial.core.contract.GameContract} is the entry point. The checks are independent of the code under
 * test: this package uses the rules of games and no solver, and prefers simple methods to fast ones.
 *
 * <ul>
 *   <li>{@link org.impartial.core.contract.GameContract}: checks a game, a family or an engine
 *   <li>{@link org.impartial.core.contract.report.Clause}: the requirements
 *   <li>{@link org.impartial.core.contract.report.ContractReport}: the findings of a check
 *   <li>{@link org.impartial.core.contract.oracle.Oracle}: answers about small positions from the bare definitions
 * </ul>
 */
@NullMarked
package org.impartial.core.contract;

import org.jspecify.annotations.NullMarked;
