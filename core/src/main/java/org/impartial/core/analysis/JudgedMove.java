package org.impartial.core.analysis;

import java.util.Optional;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;

/**
 * A legal move and what it leaves to the other player.
 *
 * @param move the move
 * @param outcome of the position after it, P for a winning move; nothing where it is not known
 */
public record JudgedMove(Move move, Optional<Outcome> outcome) {

    /** The move and the outcome, such as {@code nim 3 -> nim 1: P}. */
    @Override
    public String toString() {
        return move + ": " + outcome.map(Outcome::name).orElse("not known");
    }
}
