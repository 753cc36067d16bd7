/** The checks of claims: each theorem of a game against the oracle. */
@NullMarked
package org.impartial.core.contract.claim;

import org.jspecify.annotations.NullMarked;
