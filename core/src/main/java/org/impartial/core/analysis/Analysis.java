package org.impartial.core.analysis;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.Declined;
import org.impartial.core.solve.Solution;
import org.impartial.core.solve.sequence.Period;
import org.impartial.core.theory.SumTheory;
import org.jspecify.annotations.Nullable;

/**
 * What a solver found out about a position. Winning moves are computed when they are asked for, and may search further
 * under the same budget. Safe to share between threads.
 */
public final class Analysis {
    private static final int MOST_MOVES = 1_000_000;

    private final Position position;
    private final Convention convention;
    private final String strategy;
    private final Status status;
    private final Meter meter;
    private final Tables tables;
    private final String message;
    private final @Nullable Solution<?> solution;
    private final @Nullable Answer answer;

    /** Which of the possible ends a question came to. */
    public enum Status {
        /** It is answered. */
        SOLVED,
        /** The budget of positions or time was used up. */
        OVER_BUDGET,
        /** Somebody cancelled it. */
        CANCELLED,
        /** The strategy does not handle such positions. */
        DECLINED
    }

    /**
     * Winning moves, with a word on whether there are more.
     *
     * @param list the moves, in the order of the components and of the rules
     * @param complete false if there are more, or may be
     */
    public record WinningMoves(List<Move> list, boolean complete) {
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

    /** What a theory says of the position. */
    record Answer(Outcome outcome, OptionalLong grundy, Object value) {}

    private Analysis(
            Question question, Status status, String message, @Nullable Solution<?> solution, @Nullable Answer answer) {
        this.position = question.position();
        this.convention = question.convention();
        this.strategy = question.strategy();
        this.meter = question.meter();
        this.tables = question.tables();
        this.status = status;
        this.message = message;
        this.solution = solution;
        this.answer = answer;
    }

    static Analysis solved(Question question, Solution<?> solution, Answer answer) {
        return new Analysis(question, Status.SOLVED, "", solution, answer);
    }

    static Analysis stopped(Question question, StoppedException stop) {
        Status status = stop.why() == StoppedException.Cause.CANCELLED ? Status.CANCELLED : Status.OVER_BUDGET;
        return new Analysis(question, status, String.valueOf(stop.getMessage()), null, null);
    }

    static Analysis declined(Question question, Declined declined) {
        String message = "the strategy \"" + question.strategy() + "\" has no answer for this position under "
                + question.convention().name().toLowerCase(Locale.ROOT) + " play: it " + declined.reason()
                + "; choose another, such as auto or search";
        return new Analysis(question, Status.DECLINED, message, null, null);
    }

    /**
     * The position that was asked about.
     *
     * @return the position
     */
    public Position position() {
        return position;
    }

    /**
     * The playing convention.
     *
     * @return normal or misère
     */
    public Convention convention() {
        return convention;
    }

    /**
     * Whether the question is answered, and if not, why.
     *
     * @return the status
     */
    public Status status() {
        return status;
    }

    /**
     * Why there is no answer.
     *
     * @return what stopped the search, how far it came and what to do; empty if it is answered
     */
    public String message() {
        return message;
    }

    /**
     * Who wins.
     *
     * @return the outcome
     * @throws IllegalStateException if the question is not answered; {@link #message} says why
     */
    public Outcome outcome() {
        return answer().outcome();
    }

    /**
     * The normal-play Grundy value.
     *
     * @return the value, or nothing where only the outcome is known
     * @throws IllegalStateException if the question is not answered
     */
    public OptionalLong grundy() {
        return answer().grundy();
    }

    /**
     * The element of the theory that answered, if it is of a kind: a loopy nimber, an element of a quotient.
     *
     * @param kind the kind
     * @param <V> the kind
     * @return the element, or nothing if it is of another kind
     * @throws IllegalStateException if the question is not answered
     */
    public <V> Optional<V> value(Class<V> kind) {
        Object value = answer().value();
        return kind.isInstance(value) ? Optional.of(kind.cast(value)) : Optional.empty();
    }

    /**
     * The name of the strategy that was used.
     *
     * @return the name
     */
    public String strategy() {
        return strategy;
    }

    /**
     * What has been spent so far, winning moves included once they have been asked for.
     *
     * @return the cost
     */
    public Cost cost() {
        return meter.cost();
    }

    /**
     * All winning moves.
     *
     * @return the moves, in the order of the components and of the rules; empty if there are none
     * @throws IllegalStateException if the question is not answered, if there are more than a million, or if the theory
     *     knows only some; then ask for {@link #winningMoves(int)}
     */
    public List<Move> winningMoves() {
        WinningMoves moves = winningMoves(MOST_MOVES);
        if (!moves.complete()) {
            throw new IllegalStateException(
                    "there are more winning moves than can be listed; ask for some by winningMoves(most)");
        }
        return moves.list();
    }

    /**
     * Some winning moves.
     *
     * @param most how many to list at most
     * @return the first ones, and whether they are all
     * @throws IllegalStateException if the question is not answered
     * @throws StoppedException if listing them passes the budget
     */
    public WinningMoves winningMoves(int most) {
        if (outcome() == Outcome.P) {
            return new WinningMoves(List.of(), true);
        }
        Solution<?> found = solution();
        return tables.work(meter, () -> winningMoves(found.theory(), most));
    }

    /** A heap whose value follows from a period may have more options than can be listed: then none is. */
    private WinningMoves winningMoves(SumTheory<?> theory, int most) {
        List<Move> moves;
        try {
            moves = theory.winningMoves(position).limit(most + 1L).toList();
        } catch (BeyondRangeException tooMany) {
            return new WinningMoves(List.of(), false);
        }
        return moves.size() > most
                ? new WinningMoves(moves.subList(0, most), false)
                : new WinningMoves(moves, theory.listsAllMoves(position));
    }

    /**
     * The period of the one heap game that the position is made of, if one was proved on the way.
     *
     * @return preperiod, period and saltus with their certificate
     * @throws IllegalStateException if the question is not answered
     */
    public Optional<Period> period() {
        Solution<?> found = solution();
        return tables.work(meter, found::period);
    }

    /**
     * Why: the theorems, and tables that show how they apply.
     *
     * @return the explanation, as data and as text
     * @throws IllegalStateException if the question is not answered
     */
    public Explanation explain() {
        Solution<?> found = solution();
        return tables.work(meter, () -> Explanation.of(this, found));
    }

    /**
     * The reason of {@link #explain()} alone, without the work of its tables.
     *
     * @return the theorems with their sources, or the search with its number of positions
     * @throws IllegalStateException if the question is not answered
     */
    public String reason() {
        Solution<?> found = solution();
        return tables.work(meter, () -> Explanation.reason(this, found));
    }

    private Answer answer() {
        if (answer == null) {
            throw new IllegalStateException(message);
        }
        return answer;
    }

    private Solution<?> solution() {
        if (solution == null) {
            throw new IllegalStateException(message);
        }
        return solution;
    }
}
