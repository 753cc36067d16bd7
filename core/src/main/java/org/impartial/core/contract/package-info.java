/**
 * The contract that every game keeps, and the oracles that judge it from the bare definitions.
 *
 * <p>{@link org.impartial.core.contract.GameContract} is the entrance. The judge may not borrow the tools of what it
 * judges: this package uses the rules of games and nothing that solves them, and slow but evident ways throughout.
 *
 * <ul>
 *   <li>{@link org.impartial.core.contract.GameContract}: the judge: holds a game, a family or an engine to the contract
 *   <li>{@link org.impartial.core.contract.Clause}: what the contract asks
 *   <li>{@link org.impartial.core.contract.ContractReport}: what it found
 *   <li>{@link org.impartial.core.contract.Oracle}: answers about small positions from the bare definitions
 * </ul>
 */
@NullMarked
package org.impartial.core.contract;

import org.jspecify.annotations.NullMarked;
