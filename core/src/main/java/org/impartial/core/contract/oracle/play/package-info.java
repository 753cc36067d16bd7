/**
 * The graphs of components and of whole sums on which the oracle of the contract works, with nothing but the rules.
 */
@NullMarked
package org.impartial.core.contract.oracle.play;

import org.jspecify.annotations.NullMarked;
