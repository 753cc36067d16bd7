package org.impartial.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.StepResult.Declined;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.form.MisereForm;
import org.jspecify.annotations.Nullable;

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
public final class Analysis {
    private static final int MOST_SHOWN = 200;
    private static final int MOST_MOVES = 1_000_000;

    private static final AnalysisStanding ANSWERED = new AnalysisStanding(Status.SOLVED, "", false);

    private final Question question;
    private final String strategy;
    private final AnalysisStanding standing;
    private final @Nullable AnsweredQuestion answered;
    private final WorkAllowed reach;

    private Analysis(
            Question question,
            String strategy,
            AnalysisStanding standing,
            @Nullable AnsweredQuestion answered,
            WorkAllowed reach) {
        this.question = question;
        this.strategy = strategy;
        this.standing = standing;
        this.answered = answered;
        this.reach = reach;
    }

    static Analysis answered(AnsweredQuestion answered) {
        return new Analysis(answered.question, answered.tables.strategy, ANSWERED, answered, WorkAllowed.BUDGET);
    }

    static Analysis stopped(Question question, String strategy, StoppedException stop) {
        AnalysisStanding standing =
                new AnalysisStanding(Status.of(stop), String.valueOf(stop.getMessage()), stop.memory());
        return new Analysis(question, strategy, standing, null, WorkAllowed.BUDGET);
    }

    static Analysis declined(Question question, String strategy, Declined declined) {
        String message = "the strategy \"" + strategy + "\" has no answer for this position under "
                + question.convention().words() + ": it " + declined.reason()
                + "; choose another, such as auto or search";
        return new Analysis(
                question, strategy, new AnalysisStanding(Status.DECLINED, message, false), null, WorkAllowed.BUDGET);
    }

    /** The status, the reason why there is no answer, and whether memory ran short. */
    private record AnalysisStanding(Status status, String message, boolean lacksMemory) {}

    /** How far a search goes for what a theorem does not give. */
    private enum WorkAllowed {
        KNOWN,
        QUICK,
        BUDGET
    }

    /** The status of a question. */
    public enum Status {
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
    public record WinningMoves(List<Move> list, boolean complete) {
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
    public record JudgedMove(Move move, Optional<Outcome> outcome) {

        /** Returns the move and the outcome, such as {@code nim 3 -> nim 1: P}. */
        @Override
        public String toString() {
            return move + ": " + outcome.map(Outcome::name).orElse("not known");
        }
    }

    /** {@return the position in question} */
    public Position position() {
        return question.position();
    }

    /** {@return the playing convention: normal or misère} */
    public Convention convention() {
        return question.convention();
    }

    /** {@return the name of the strategy that was used} */
    public String strategy() {
        return strategy;
    }

    /** {@return the status: whether the question is answered, or the reason why it is not} */
    public Status status() {
        return standing.status;
    }

    /** {@return why there is no answer: what stopped the search, its cost and a remedy; empty if there is one} */
    public String message() {
        return standing.message;
    }

    /** {@return the cost so far, including that of winning moves once they have been computed} */
    public Cost cost() {
        return question.meter().cost();
    }

    /**
     * {@return the outcome: P, N, or D for a draw}
     *
     * @throws UnsolvedException if the question is not answered
     */
    public Outcome outcome() {
        return results().outcome;
    }

    /**
     * {@return the Grundy value of normal play; empty if there is none, as for a draw, or if it was not found, for the
     * reason that {@link #missing} gives} A search finds it within the budget where no theorem does.
     *
     * @throws UnsolvedException if the question is not answered
     */
    public OptionalLong grundy() {
        return switch (reach) {
            case KNOWN -> ask(AnsweredQuestion::knownGrundy);
            case QUICK -> ask(AnsweredQuestion::quickGrundy);
            case BUDGET -> ask(AnsweredQuestion::grundy);
        };
    }

    /** {@return what could not be computed within the budget, and why, in sentences; empty if nothing is missing} */
    public String missing() {
        return answered == null ? "" : answered.missing();
    }

    /**
     * {@return the value of the position in the theory that answered, such as a loopy nimber or an element of a
     * quotient; empty if it is not of the given class}
     *
     * @param kind the class of the value
     * @param <V> the type of the value
     * @throws UnsolvedException if the question is not answered
     */
    public <V> Optional<V> value(Class<V> kind) {
        return ask(results -> results.value(kind));
    }

    /**
     * {@return all winning moves, in the order of the components and of the rules; empty if there are none}
     *
     * @throws UnsolvedException if the question is not answered, if there are more than a million, or if only some
     *     could be found; {@link #winningMoves(int)} returns those
     */
    public List<Move> winningMoves() {
        WinningMoves moves = winningMoves(MOST_MOVES);
        if (!moves.complete()) {
            throw new UnsolvedException(
                    Status.SOLVED,
                    missing().isEmpty()
                            ? "there may be more winning moves than those listed; winningMoves(most) lists these"
                            : missing() + "; winningMoves(most) lists those that are known");
        }
        return moves.list();
    }

    /**
     * Returns the first winning moves. Where a theorem gives only some or none, a search finds them within the budget.
     *
     * @param most the greatest number of moves to list, 0 or more
     * @return the moves, and whether these are all; if fewer than requested, {@link #missing} gives the reason, or
     *     the strategy lists only some, as nimber search does after a share of its work
     * @throws UnsolvedException if the question is not answered
     */
    public WinningMoves winningMoves(int most) {
        return reach == WorkAllowed.KNOWN
                ? ask(results -> results.knownWinningMoves(most))
                : ask(results -> results.winningMoves(most));
    }

    /**
     * Returns a winning move, the one that takes the least work to find.
     *
     * @return the move; empty if there is none, or if none was found, for the reason given by {@link #missing}
     * @throws UnsolvedException if the question is not answered, or the budget ends before a move is found
     */
    public Optional<Move> winningMove() {
        return reach == WorkAllowed.KNOWN
                ? winningMoves(1).list().stream().findFirst()
                : ask(AnsweredQuestion::winningMove);
    }

    /**
     * {@return every legal move with the outcome of the position after it, in the order of the components and of the
     * rules; an outcome is empty where no theorem gives it and search did not find it within the budget}
     *
     * @throws UnsolvedException if the question is not answered, listing the moves exceeds the budget, or the search is
     *     cancelled
     * @throws org.impartial.core.game.BeyondRangeException if there are too many to list
     */
    public List<JudgedMove> moves() {
        return ask(AnsweredQuestion::moves);
    }

    /**
     * Returns a recommended move: a winning move; if a theorem states that there is one and none is found, the first
     * move that was not found to lose; in a draw, a move that keeps it; in a lost position, a move that delays the end
     * as long as possible, if all reachable positions can be listed within half of the remaining budget.
     *
     * @return the move; empty if play has ended
     * @throws UnsolvedException if the question is not answered, or the budget ends before a move is found
     * @throws org.impartial.core.game.BeyondRangeException if no theorem gives a move and there are too many to list
     */
    public Optional<Move> bestMove() {
        return ask(AnsweredQuestion::bestMove);
    }

    /**
     * {@return the period of the one heap game of the position, with its check, if it was proved for the answer}
     *
     * @throws UnsolvedException if the question is not answered
     */
    public Optional<Period> period() {
        return ask(AnsweredQuestion::period);
    }

    /**
     * Returns a proof, which can be checked independently, of the basis of the answer, such as a period or a value.
     *
     * @return the certificate, if there is one
     * @throws UnsolvedException if the question is not answered
     */
    public Optional<Certificate> certificate() {
        return ask(AnsweredQuestion::certificate);
    }

    /**
     * Returns the misère canonical form: the simplest game that is equal to the position in every sum under the misère
     * convention. It is computed from the whole tree of the position, with a part of the remaining budget.
     *
     * @return the form, not safe for use by several threads at once; empty in normal play, if play may repeat
     *     positions, or if it was not found
     * @throws UnsolvedException if the question is not answered, or its budget ends
     */
    public Optional<MisereForm> form() {
        return ask(AnsweredQuestion::form);
    }

    /**
     * {@return the explanation, as data and as text: the theorems, and tables that show how they apply}
     *
     * @throws UnsolvedException if the question is not answered
     */
    public Explanation explain() {
        return ask(AnsweredQuestion::explain);
    }

    /**
     * Returns the reason of {@link #explain()} alone, without the work of its tables.
     *
     * @return the theorems with their sources, or the search with its number of positions
     * @throws UnsolvedException if the question is not answered
     */
    public String reason() {
        return ask(results -> results.reason(true));
    }

    /**
     * Returns the reason without what depends on what was computed before: the number of positions, and which of several
     * methods that take turns ended first.
     *
     * @return the theorems with their sources, or the search, or all methods that take turns
     * @throws UnsolvedException if the question is not answered
     */
    public String reasonWithoutCost() {
        return ask(results -> results.reason(false));
    }

    /**
     * {@return a view of this analysis without searches for the Grundy value and for winning moves: both are given as
     * far as theorems give them, or earlier calls found them} All other results are those of this analysis.
     */
    public Analysis known() {
        return new Analysis(question, strategy, standing, answered, WorkAllowed.KNOWN);
    }

    /**
     * {@return a view of this analysis with short searches for the Grundy value, where a theorem gives only the
     * outcome; {@link #missing} gives the reason if none finds it} All other results are those of this analysis.
     */
    public Analysis quick() {
        return new Analysis(question, strategy, standing, answered, WorkAllowed.QUICK);
    }

    /** Returns whether there is no answer because memory ran short. */
    boolean lacksMemory() {
        return standing.lacksMemory;
    }

    /** Asks the results, or those for a further kind once work has found play to be of it. */
    private <T> T ask(Function<AnsweredQuestion, T> asked) {
        AnsweredQuestion results = results();
        Analysis further = results.further();
        if (further != null && further.answered != null) {
            return further.ask(asked);
        }
        try {
            return asked.apply(results);
        } catch (KindException undeclared) {
            return results.joined(undeclared).ask(asked);
        }
    }

    private AnsweredQuestion results() {
        if (answered == null) {
            throw new UnsolvedException(standing.status, standing.message);
        }
        return answered;
    }

    /** Returns the answer in one line; performs no computation. */
    @Override
    public String toString() {
        String text = position().toString();
        return (text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text) + ": "
                + (answered == null ? standing.status + ", " + standing.message : answered.line());
    }
}
