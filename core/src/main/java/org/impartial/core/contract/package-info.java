/**
 * The contract that every game keeps, and the oracles that judge it from the bare definitions.
 *
 * <p>{@link org.impartial.core.contract.GameContract} is the entrance. The judge may not borrow the tools of what it
 * judges: this package uses the rules of games and nothing that solves them, and slow but evident ways throughout.
 */
@NullMarked
package org.impartial.core.contract;

import org.jspecify.annotations.NullMarked;
