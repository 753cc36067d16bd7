/** The cards of the games, as resources; used by this module alone. */
@NullMarked
package org.impartial.games.cards;

import org.jspecify.annotations.NullMarked;
