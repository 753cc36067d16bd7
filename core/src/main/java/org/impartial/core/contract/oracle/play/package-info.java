/** The graphs of components and of whole sums that the oracle of the contract uses, built from the rules alone. */
@NullMarked
package org.impartial.core.contract.oracle.play;

import org.jspecify.annotations.NullMarked;
