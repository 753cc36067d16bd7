/**
 * The oracle of the contract: answers from the rules and the bare definitions.
 *
 * <ul>
 *   <li>{@link org.impartial.core.contract.oracle.Oracle}: computes values and outcomes of small positions from the
 *       bare definitions
 * </ul>
 */
@NullMarked
package org.impartial.core.contract.oracle;

import org.jspecify.annotations.NullMarked;
