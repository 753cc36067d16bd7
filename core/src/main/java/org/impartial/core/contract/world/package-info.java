/**
 * The small world of a game under the contract: its states and sums, the lists of their options, the bounds of a
 * run, and the log of violations.
 */
@NullMarked
package org.impartial.core.contract.world;

import org.jspecify.annotations.NullMarked;
