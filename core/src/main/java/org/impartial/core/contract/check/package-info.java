/**
 * The checks of rules, and of engines with the lanes, codes and ranks that they use in place of the rules; and what
 * they share with the checks of claims: the small world of a game, the bounds of a run, and the log of violations.
 */
@NullMarked
package org.impartial.core.contract.check;

import org.jspecify.annotations.NullMarked;
