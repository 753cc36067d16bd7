/** The checks of engines, and of the lanes, codes and ranks that engines use in place of the rules. */
@NullMarked
package org.impartial.core.contract.engine;

import org.jspecify.annotations.NullMarked;
