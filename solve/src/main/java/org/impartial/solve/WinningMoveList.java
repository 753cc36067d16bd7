package org.impartial.solve;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.Analysis.WinningMoves;
import org.impartial.solve.engine.Question;
import org.impartial.solve.theory.SumTheory;

/**
 * The first winning moves given by a theory, and the reason why there may be more.
 *
 * @param moves the moves
 * @param missing the reason why the list is not complete, for human readers; empty if it is complete, or if no more
 *     were requested
 * @param most the number of moves requested
 * @param lacksMemory whether memory was the reason
 */
record WinningMoveList(WinningMoves moves, String missing, int most, boolean lacksMemory) {

    /** Lists the winning moves that are found within the budget; none if a heap has too many options to list. */
    static WinningMoveList of(Question question, SumTheory<?> theory, int most) {
        Position position = question.position();
        List<Move> moves = new ArrayList<>();
        try {
            Iterator<Move> winning = theory.winningMoves(position).iterator();
            while (moves.size() <= most && winning.hasNext()) {
                moves.add(winning.next());
            }
            WinningMoves first = moves.size() > most
                    ? new WinningMoves(moves.subList(0, most), false)
                    : new WinningMoves(moves, theory.listsAllMoves(position));
            return new WinningMoveList(first, "", most, false);
        } catch (BeyondRangeException tooMany) {
            return new WinningMoveList(
                    new WinningMoves(List.of(), false),
                    "not all winning moves are known: " + tooMany.getMessage(),
                    most,
                    false);
        } catch (StoppedException stopped) {
            return new WinningMoveList(
                    new WinningMoves(moves.subList(0, Math.min(most, moves.size())), false),
                    "not all winning moves are known: the search for them " + end(question, stopped),
                    most,
                    stopped.memory());
        }
    }

    /** Returns a statement of how a search that adds to an answer ended. */
    static String end(Question question, StoppedException stopped) {
        return "ended after " + question.meter().cost() + ", as " + stopped.detail();
    }

    WinningMoveList missing(String why, boolean forMemory) {
        return new WinningMoveList(moves, why, most, forMemory);
    }

    /** Returns whether no further moves are needed. */
    boolean suffices() {
        return moves.complete() || moves.list().size() >= most;
    }

    /** Returns the first of these moves, of which there may be more than are listed. */
    WinningMoves known(int wanted) {
        return first(wanted).orElse(new WinningMoves(moves.list(), false));
    }

    /** Returns the first of these moves, if a longer list would not contain more. */
    Optional<WinningMoves> first(int wanted) {
        int known = moves.list().size();
        if (wanted > most && known >= most) {
            return Optional.empty();
        }
        return Optional.of(
                known <= wanted ? moves : new WinningMoves(moves.list().subList(0, wanted), false));
    }
}
