package org.impartial.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.form.MisereForm;

/**
 * The result of analysing a position: its outcome, or a status that gives the reason why there is none. Everything
 * else, such as the value and the winning moves, is computed once, on the first call that needs it, under the same
 * budget: whatever is not requested is not computed. Safe to share between threads.
 *
 * <p>Methods that return a bare value throw {@link UnsolvedException} if there is none.
 *
 * <pre>{@code
 * Analysis analysis = Solver.normal().analyse(new Nim().heaps(7, 9, 12, 15));
 * if (analysis.status() == Analysis.Status.SOLVED) {
 *     System.out.println(analysis.outcome() + " " + analysis.winningMoves(1).list());  // N [nim 9 -> nim 4]
 * } else {
 *     System.err.println(analysis.message());
 * }
 * }</pre>
 */
public sealed interface Analysis permits SolvedAnalysis, UnsolvedAnalysis {

    /** The status of a question. */
    enum Status {
        /** The question is answered. */
        SOLVED,
        /** The budget of positions, time or memory was used up. */
        OVER_BUDGET,
        /** The question was cancelled. */
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
         * Creates a list of winning moves that holds an immutable copy.
         *
         * @param list the moves, in the order of the components and of the rules
         * @param complete false if there are more, or may be
         */
        public WinningMoves {
            list = List.copyOf(list);
        }
    }

    /**
     * A legal move and the outcome of the position after it.
     *
     * @param move the move
     * @param outcome the outcome of the position after the move, P for a winning move; empty if it is not known
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
     * Returns whether the question is answered, or the reason why it is not.
     *
     * @return the status
     */
    Status status();

    /**
     * Returns the reason why there is no answer.
     *
     * @return what stopped the search, its cost and a remedy; empty if the question is answered
     */
    String message();

    /**
     * Returns the cost so far, including that of winning moves once they have been computed.
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
     * Returns the Grundy value of normal play. Where a theorem gives only the outcome, a search finds the value within
     * the budget of the question.
     *
     * @return the value; empty if there is none, as for a draw, or if it was not found, for the reason given by {@link
     *     #missing}
     * @throws UnsolvedException if the question is not answered
     */
    OptionalLong grundy();

    /**
     * Returns the Grundy value of normal play if it is already known; performs no search.
     *
     * @return the value, or empty
     * @throws UnsolvedException if the question is not answered
     */
    OptionalLong knownGrundy();

    /**
     * Returns the Grundy value of normal play if it takes little work: it is known already, the search for the outcome
     * gives it, or a short search finds it where a theorem gives only the outcome.
     *
     * @return the value, or empty; {@link #missing} gives the reason, and {@link #grundy} searches further
     * @throws UnsolvedException if the question is not answered
     */
    OptionalLong quickGrundy();

    /**
     * Returns what could not be computed within the budget, and the reason.
     *
     * @return sentences for human readers; empty if nothing requested is missing
     */
    String missing();

    /**
     * Returns the value of the position in the theory that answered, if it is of the given class, such as a loopy
     * nimber or an element of a quotient.
     *
     * @param kind the class of the value
     * @param <V> the type of the value
     * @return the value, or empty if it is of another class
     * @throws UnsolvedException if the question is not answered
     */
    <V> Optional<V> value(Class<V> kind);

    /**
     * Returns all winning moves.
     *
     * @return the moves, in the order of the components and of the rules; empty if there are none
     * @throws UnsolvedException if the question is not answered, if there are more than a million, or if only some
     *     could be found; {@link #winningMoves(int)} returns those
     */
    List<Move> winningMoves();

    /**
     * Returns some winning moves. Where a theorem gives only some or none of them, a search finds them within the
     * budget of the question.
     *
     * @param most the greatest number of moves to list, 0 or more
     * @return the first winning moves, and whether the list is complete; if it is not although more moves were
     *     requested, {@link #missing} gives the reason
     * @throws UnsolvedException if the question is not answered
     */
    WinningMoves winningMoves(int most);

    /**
     * Returns a winning move, the one that takes the least work to find.
     *
     * @return the move; empty if there is none, or if none was found, for the reason given by {@link #missing}
     * @throws UnsolvedException if the question is not answered, or the budget ends before a move is found
     */
    Optional<Move> winningMove();

    /**
     * Returns the winning moves that theorems give, or that an earlier call found; performs no search.
     *
     * @param most the greatest number of moves to list, 0 or more
     * @return the first winning moves that are known, and whether the list is complete
     * @throws UnsolvedException if the question is not answered
     */
    WinningMoves knownWinningMoves(int most);

    /**
     * Returns every legal move with the outcome of the position after it.
     *
     * @return the moves in the order of the components and of the rules; an outcome is empty where no theorem gives it
     *     and search did not find it within the budget
     * @throws UnsolvedException if the question is not answered, or listing the moves exceeds the budget
     * @throws org.impartial.core.game.BeyondRangeException if there are too many to list
     */
    List<JudgedMove> moves();

    /**
     * Returns a recommended move: a winning move; if a theorem states that there is one and none is found, as with
     * strategy stealing, the first move that was not found to lose, while {@link #winningMove} is empty; in a draw, a
     * move that keeps the draw; in a lost position, a move that delays the end as long as possible, if all reachable positions can be listed within half of the remaining
     * budget.
     *
     * @return the move; empty if play has ended
     * @throws UnsolvedException if the question is not answered, or the budget ends before a move is found
     * @throws org.impartial.core.game.BeyondRangeException if no theorem gives a move and the moves are too many to
     *     list
     */
    Optional<Move> bestMove();

    /**
     * Returns the period of the one heap game of which the position consists, if one was proved in the course of the
     * answer.
     *
     * @return preperiod, period and saltus, with the check that proves them
     * @throws UnsolvedException if the question is not answered
     */
    Optional<Period> period();

    /**
     * Returns a proof, which can be checked independently, of the basis of the answer, such as a period or a value.
     *
     * @return the certificate, if there is one
     * @throws UnsolvedException if the question is not answered
     */
    Optional<Certificate> certificate();

    /**
     * Returns the misère canonical form: the simplest game that is equal to the position in every sum under the misère
     * convention. It is computed from the whole tree of the position, with a part of the remaining budget.
     *
     * @return the form, not safe for use by several threads at once; empty in normal play, if play may repeat
     *     positions, or if it was not found
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

    /**
     * Returns the reason without the number of positions, which depends on what was computed before.
     *
     * @return the theorems with their sources, or the search
     * @throws UnsolvedException if the question is not answered
     */
    String reasonWithoutCost();

    /** Returns the answer in one line; performs no computation. */
    @Override
    String toString();
}
