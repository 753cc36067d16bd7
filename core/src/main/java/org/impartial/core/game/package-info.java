/**
 * Games as states and their options, positions as sums of components, moves, outcomes and claims.
 */
@NullMarked
package org.impartial.core.game;

import org.jspecify.annotations.NullMarked;
