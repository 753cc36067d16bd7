/** Lists of options that engines read in place of the rules, and their comparison with the rules. */
@NullMarked
package org.impartial.core.contract.listing;

import org.jspecify.annotations.NullMarked;
