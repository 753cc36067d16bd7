/** The graphs of components and of whole sums on which the oracle of the contract works, using the rules alone. */
@NullMarked
package org.impartial.core.contract.oracle;

import org.jspecify.annotations.NullMarked;
