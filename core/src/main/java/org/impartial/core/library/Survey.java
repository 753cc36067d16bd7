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
 * A question about many positions at once, such as every vertex of a graph or every start on a tree, with an answer of
 * its own form.
 *
 * <pre>{@code
 * GameLibrary library = GameLibrary.installed();
 * library.survey("pirates[100] 5").isPresent();  // true
 * library.survey("nim 3 5").isPresent();         // false
 * }</pre>
 */
@FunctionalInterface
public interface Survey {

    /**
     * {@return the parts of the answer, by name}
     *
     * @param method the method to use; a survey that supports only one method rejects the others with a {@link
     *     NotationException}
     * @param inquiry the services of the solver for a search
     */
    Datum.Fields answer(Method method, Inquiry inquiry);

    /** The services of a solver that a {@link Survey} may use; every answer comes from search or from proved claims. */
    interface Inquiry {

        /**
         * {@return the outcome of a position}
         *
         * @param position the position
         * @param convention the playing convention
         */
        Outcome outcome(Position position, Convention convention);

        /**
         * {@return the normal-play Grundy value of a position without infinite play}
         *
         * @param position the position
         */
        long grundy(Position position);

        /**
         * {@return the winning moves of a position, all of them, in the order of the rules}
         *
         * @param position the position
         * @param convention the playing convention
         */
        List<Move> winningMoves(Position position, Convention convention);

        /**
         * {@return the outcome of every vertex of a finite graph, possibly with cycles, by retrograde analysis; at a
         * vertex without successors the player to move loses}
         *
         * @param vertices the number of vertices, which are 0 to {@code vertices} − 1
         * @param successors the vertices to which one move leads
         */
        SolvedGraph outcomes(int vertices, IntFunction<int[]> successors);

        /** The outcome of every vertex of a graph, with its remoteness. */
        interface SolvedGraph {
            /**
             * {@return the outcome of a vertex: {@code N} if the player to move wins, {@code P} if the player to move
             * loses, {@code D} if neither can force an end}
             *
             * @param vertex the vertex
             */
            Outcome outcome(int vertex);

            /**
             * {@return the remoteness of a vertex: the number of moves if the winner plays as fast as possible and the
             * loser as slowly as possible, or −1 for a draw}
             *
             * @param vertex the vertex
             */
            int remoteness(int vertex);
        }
    }
}
