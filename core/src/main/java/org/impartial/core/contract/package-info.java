/**
 * The contract that every game keeps, and the oracles that judge it from the bare definitions.
 */
@NullMarked
package org.impartial.core.contract;

import org.jspecify.annotations.NullMarked;
