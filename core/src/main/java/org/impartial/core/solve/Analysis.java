package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.theory.Period;
import org.impartial.core.theory.form.MisereForm;

/**
 * What a solver found out about a position: it is solved, or the status tells why it is not. What the first answer leaves open,
 * such as winning moves, is computed when it is wanted, under the same budget, and once. Safe to share between threads.
 *
 * <p>Methods that return a bare value throw {@link UnsolvedException} where there is none.
 *
 * <pre>{@code Analysis analysis = Solver.normal().analyse(position);
 * if (analysis.status() == Analysis.Status.SOLVED) {
 *     System.out.println(analysis.outcome() + " " + analysis.winningMoves(1).list());
 * } else {
 *     System.out.println(analysis.message());
 * }}</pre>
 */
public sealed interface Analysis permits SolvedAnalysis, UnsolvedAnalysis {

    /** How a question ended. */
    enum Status {
        /** It is answered. */
        SOLVED,
        /** The budget of positions, time or memory was used up. */
        OVER_BUDGET,
        /** It was cancelled. */
        CANCELLED,
        /** The strategy does not handle such positions. */
        DECLINED;

        /** Returns the status of a question that stopped. */
        static Status of(StoppedException stop) {
            return stop.why() == StoppedException.Cause.CANCELLED ? CANCELLED : OVER_BUDGET;
        }
    }

    /**
     * Winning moves, and whether there are more.
     *
     * @param list the moves, in the order of the components and of the rules
     * @param complete false if there are more, or may be
     */
    record WinningMoves(List<Move> list, boolean complete) {
        /**
         * Keeps an immutable copy.
         *
         * @param list the moves, in the order of the components and of the rules
         * @param complete false if there are more, or may be
         */
        public WinningMoves {
            list = List.copyOf(list);
        }
    }

    /**
     * A legal move and what it leaves to the other player.
     *
     * @param move the move
     * @param outcome of the position after it, P for a winning move; nothing where it is not known
     */
    record JudgedMove(Move move, Optional<Outcome> outcome) {

        /** Returns the move and the outcome, such as {@code nim 3 -> nim 1: P}. */
        @Override
        public String toString() {
            return move + ": " + outcome.map(Outcome::name).orElse("not known");
        }
    }

    /**
     * Returns the position in question.
     *
     * @return the position
     */
    Position position();

    /**
     * Returns the playing convention.
     *
     * @return normal or misère
     */
    Convention convention();

    /**
     * Returns the name of the strategy that was used.
     *
     * @return the name
     */
    String strategy();

    /**
     * Returns whether the question is answered, and if not, why.
     *
     * @return the status
     */
    Status status();

    /**
     * Returns why there is no answer.
     *
     * @return what stopped the search, how far it came and what to do; empty if it is answered
     */
    String message();

    /**
     * Returns what has been spent so far, on winning moves too once they have been computed.
     *
     * @return the cost
     */
    Cost cost();

    /**
     * Returns the outcome.
     *
     * @return P, N, or D for a draw
     * @throws UnsolvedException if the question is not answered
     */
    Outcome outcome();

    /**
     * Returns the Grundy value of normal play. Where a theorem tells only the outcome, a search for the value goes on within the
     * budget of the question.
     *
     * @return the value; nothing where there is none, as for a draw, or where it was not found: {@link #missing} says why
     * @throws UnsolvedException if the question is not answered
     */
    OptionalLong grundy();

    /**
     * Returns the Grundy value of normal play as far as it is known by now, without any further search.
     *
     * @return the value, or nothing
     * @throws UnsolvedException if the question is not answered
     */
    OptionalLong knownGrundy();

    /**
     * Returns what could not be found out within the budget, and why.
     *
     * @return sentences for people; empty if nothing that was wanted is missing
     */
    String missing();

    /**
     * Returns the element of the theory that answered, if it is of a kind: a loopy nimber, an element of a quotient.
     *
     * @param kind the kind
     * @param <V> the kind
     * @return the element, or nothing if it is of another kind
     * @throws UnsolvedException if the question is not answered
     */
    <V> Optional<V> value(Class<V> kind);

    /**
     * Returns all winning moves.
     *
     * @return the moves, in the order of the components and of the rules; empty if there are none
     * @throws UnsolvedException if the question is not answered, if there are more than a million, or if only some could be
     *     found; {@link #winningMoves(int)} returns those
     */
    List<Move> winningMoves();

    /**
     * Returns some winning moves. Where a theorem tells only some or none, search goes on within the budget of the question.
     *
     * @param most how many to list at most, 0 or more
     * @return the first ones, and whether they are all; {@link #missing} says why they are not
     * @throws UnsolvedException if the question is not answered
     */
    WinningMoves winningMoves(int most);

    /**
     * Returns every legal move with the outcome that it leaves to the other player.
     *
     * @return the moves in the order of the components and of the rules; an outcome is missing where no theorem tells it and
     *     search did not find it within the budget
     * @throws UnsolvedException if the question is not answered, or listing the moves passes the budget
     * @throws org.impartial.core.game.BeyondRangeException if there are too many to list
     */
    List<JudgedMove> moves();

    /**
     * Returns a move to make: one that wins; in a draw one that holds it; and where all is lost one that delays the end as long
     * as can be, if all that can be reached may be listed within half of what is left of the budget.
     *
     * @return the move; nothing if play has ended
     * @throws UnsolvedException if the question is not answered, or the budget ends before a move is found
     * @throws org.impartial.core.game.BeyondRangeException if no theorem tells a move, and there are too many to list
     */
    Optional<Move> bestMove();

    /**
     * Returns the period of the one heap game that the position is made of, if one was proved on the way.
     *
     * @return preperiod, period and saltus with the check behind them
     * @throws UnsolvedException if the question is not answered
     */
    Optional<Period> period();

    /**
     * Returns a proof, which others can check, of what the answer rests on: a period, say, or a value.
     *
     * @return the certificate, if there is one
     * @throws UnsolvedException if the question is not answered
     */
    Optional<Certificate> certificate();

    /**
     * Returns the misère canonical form: the simplest game that is equal to the position in every sum under the misère
     * convention. It comes from the whole tree of the position, and is sought with a part of what is left of the budget.
     *
     * @return the form, for one thread at a time; nothing in normal play, where play may repeat positions, or if it was not found
     * @throws UnsolvedException if the question is not answered, or its budget ends
     */
    Optional<MisereForm> form();

    /**
     * Returns the explanation: the theorems, and tables that show how they apply.
     *
     * @return the explanation, as data and as text
     * @throws UnsolvedException if the question is not answered
     */
    Explanation explain();

    /**
     * Returns the reason of {@link #explain()} alone, without the work of its tables.
     *
     * @return the theorems with their sources, or the search with its number of positions
     * @throws UnsolvedException if the question is not answered
     */
    String reason();

    /** Returns the answer in one line; it computes nothing. */
    @Override
    String toString();
}
