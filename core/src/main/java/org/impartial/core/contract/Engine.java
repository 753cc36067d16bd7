package org.impartial.core.contract;

import java.util.List;
import java.util.OptionalLong;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/**
 * A solver as the contract sees it. The contract knows no solver, so that it cannot borrow from what it judges: whoever
 * checks one hands it over in this form.
 */
public interface Engine {

    /**
     * The Grundy value of a position in normal play.
     *
     * @param position the position
     * @return the value, or nothing if the position is loopy and has none
     */
    OptionalLong grundy(Position position);

    /**
     * Who wins.
     *
     * @param position the position
     * @param convention the playing convention
     * @return the outcome
     */
    Outcome outcome(Position position, Convention convention);

    /**
     * The winning moves.
     *
     * @param position the position
     * @param convention the playing convention
     * @return all moves to P-positions, in any order
     */
    List<Move> winningMoves(Position position, Convention convention);
}
