package org.impartial.core.library;

import java.util.List;
import java.util.function.IntFunction;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A question about many positions at once, such as every vertex of a graph or every start on a tree, whose answer has a
 * shape of its own.
 */
@FunctionalInterface
public interface Survey {

    /**
     * Answers the question.
     *
     * @param method which way to go; a survey that knows only one way refuses the other with a {@link NotationException}
     * @param inquiry what the solver offers to a search
     * @return the answer by the names of its parts
     */
    Datum.Fields answer(Method method, Inquiry inquiry);

    /** What a {@link Survey} may ask of the solver that puts the question; every answer is by search or by proved claims. */
    interface Inquiry {

        /**
         * Who wins a position.
         *
         * @param position the position
         * @param convention the playing convention
         * @return the outcome
         */
        Outcome outcome(Position position, Convention convention);

        /**
         * The normal-play Grundy value of a position whose play ends.
         *
         * @param position the position
         * @return the value
         */
        long grundy(Position position);

        /**
         * The moves that win.
         *
         * @param position the position
         * @param convention the playing convention
         * @return all of them, in the order of the rules
         */
        List<Move> winningMoves(Position position, Convention convention);

        /**
         * Retrograde analysis of a finite graph, cycles allowed; a vertex without successors is lost for the player to move.
         *
         * @param vertices how many vertices there are; they are 0 to {@code vertices} − 1
         * @param successors the vertices that one move leads to
         * @return the fate of every vertex
         */
        Fates fates(int vertices, IntFunction<int[]> successors);

        /** The outcome of every vertex of a graph, with its remoteness. */
        interface Fates {
            /**
             * Who wins.
             *
             * @param vertex the vertex
             * @return {@code N} if the player to move wins, {@code P} if he loses, {@code D} if neither can force an end
             */
            Outcome outcome(int vertex);

            /**
             * How long play lasts if the winner hurries and the loser delays.
             *
             * @param vertex the vertex
             * @return the number of moves, or −1 for a draw
             */
            int remoteness(int vertex);
        }
    }
}
