/** The checks of engines and of the codes and rank functions that they use in place of the rules. */
@NullMarked
package org.impartial.core.contract.engine;

import org.jspecify.annotations.NullMarked;
