package org.impartial.core.analysis;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.solve.Solution;
import org.impartial.core.solve.Strategy.Result.Declined;
import org.impartial.core.solve.sequence.Period;
import org.impartial.core.theory.sums.Smith;
import org.jspecify.annotations.Nullable;

/**
 * What a solver found out about a position. What the first answer leaves open, such as winning moves, is computed when it is
 * asked for, under the same budget, and once. Safe to share between threads.
 */
public final class Analysis {
    private static final int MOST_MOVES = 1_000_000;
    private static final int MOST_SHOWN = 200;

    private final Question question;
    private final Status status;
    private final String message;
    private final boolean lacksMemory;
    private final @Nullable Findings findings;

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
            Question question, Status status, String message, boolean lacksMemory, @Nullable Findings findings) {
        this.question = question;
        this.status = status;
        this.message = message;
        this.lacksMemory = lacksMemory;
        this.findings = findings;
    }

    static Analysis solved(Question question, Solution<?> solution, Answer answer) {
        return new Analysis(question, Status.SOLVED, "", false, new Findings(question, solution, answer));
    }

    static Analysis stopped(Question question, StoppedException stop) {
        Status status = stop.why() == StoppedException.Cause.CANCELLED ? Status.CANCELLED : Status.OVER_BUDGET;
        return new Analysis(question, status, String.valueOf(stop.getMessage()), stop.memory(), null);
    }

    static Analysis declined(Question question, Declined declined) {
        String message = "the strategy \"" + question.strategy() + "\" has no answer for this position under "
                + question.convention().name().toLowerCase(Locale.ROOT) + " play: it " + declined.reason()
                + "; choose another, such as auto or search";
        return new Analysis(question, Status.DECLINED, message, false, null);
    }

    /** Whether it stopped because tables could hold no more. */
    boolean lacksMemory() {
        return lacksMemory;
    }

    /**
     * The position that was asked about.
     *
     * @return the position
     */
    public Position position() {
        return question.position();
    }

    /**
     * The playing convention.
     *
     * @return normal or misère
     */
    public Convention convention() {
        return question.convention();
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
     * The normal-play Grundy value. Where a theorem tells the outcome alone, a search for the value goes on within the
     * budget of the question.
     *
     * @return the value; nothing where there is none, as for a draw, or where it was not found: {@link #missing} says why
     * @throws IllegalStateException if the question is not answered
     */
    public OptionalLong grundy() {
        Findings found = findings();
        return work(found::grundy);
    }

    /**
     * The normal-play Grundy value as far as it is known by now, without any further search.
     *
     * @return the value, or nothing
     * @throws IllegalStateException if the question is not answered
     */
    public OptionalLong knownGrundy() {
        Findings found = findings();
        OptionalLong first = found.answer().grundy();
        return first.isPresent() ? first : work(found::knownGrundy);
    }

    /**
     * What could not be found out within the budget, and why.
     *
     * @return sentences for people; empty if nothing that was asked for is missing
     */
    public String missing() {
        Findings found = findings;
        return found == null ? "" : work(found::missing);
    }

    private <T> T work(Supplier<T> piece) {
        return question.tables().work(question.meter(), piece);
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
        return question.strategy();
    }

    /**
     * What has been spent so far, winning moves included once they have been asked for.
     *
     * @return the cost
     */
    public Cost cost() {
        return question.meter().cost();
    }

    /**
     * All winning moves.
     *
     * @return the moves, in the order of the components and of the rules; empty if there are none
     * @throws IllegalStateException if the question is not answered, if there are more than a million, or if only some
     *     could be found; then ask for {@link #winningMoves(int)}
     */
    public List<Move> winningMoves() {
        WinningMoves moves = winningMoves(MOST_MOVES);
        if (!moves.complete()) {
            String why = missing();
            throw new IllegalStateException(
                    why.isEmpty()
                            ? "there are more winning moves than can be listed; ask for some by winningMoves(most)"
                            : why + "; ask for those that are known by winningMoves(most)");
        }
        return moves.list();
    }

    /**
     * Some winning moves. Where a theorem tells only some or none, search goes on within the budget of the question.
     *
     * @param most how many to list at most, 0 or more
     * @return the first ones, and whether they are all; {@link #missing} says why they are not
     * @throws IllegalStateException if the question is not answered
     * @throws StoppedException if listing them passes the budget
     */
    public WinningMoves winningMoves(int most) {
        if (most < 0) {
            throw new IllegalArgumentException("0 moves or more can be listed, not " + most);
        }
        if (outcome() != Outcome.N) {
            return new WinningMoves(List.of(), true);
        }
        Findings found = findings();
        return work(() -> found.winningMoves(most));
    }

    /**
     * Every legal move with the outcome that it leaves to the other player.
     *
     * @return the moves in the order of the components and of the rules; an outcome is missing where no theorem tells it and
     *     search did not find it within the budget
     * @throws IllegalStateException if the question is not answered
     * @throws BeyondRangeException if there are too many to list
     * @throws StoppedException if listing them passes the budget
     */
    public List<JudgedMove> moves() {
        Findings found = findings();
        return work(found::moves);
    }

    /**
     * A move to make: one that wins; in a draw one that holds it; and where all is lost one that delays the end as long as
     * can be, if all that can be reached may be listed within half of what is left of the budget.
     *
     * @return the move; nothing if play has ended
     * @throws IllegalStateException if the question is not answered
     * @throws BeyondRangeException if no theorem tells a move, and there are too many to list
     * @throws StoppedException if the budget ends before a move is found
     */
    public Optional<Move> bestMove() {
        Solution<?> found = solution();
        if (outcome() == Outcome.N) {
            Optional<Move> homing =
                    found.theory() instanceof Smith smith ? work(() -> smith.homingMove(position())) : Optional.empty();
            Optional<Move> winning =
                    homing.or(() -> winningMoves(1).list().stream().findFirst());
            if (winning.isPresent()) {
                return winning;
            }
        }
        return work(() -> outcome() == Outcome.D
                ? found.theory().movesTo(position(), Outcome.D).findFirst()
                : Resistance.longest(position(), convention(), question.meter()));
    }

    /**
     * The period of the one heap game that the position is made of, if one was proved on the way.
     *
     * @return preperiod, period and saltus with their certificate
     * @throws IllegalStateException if the question is not answered
     */
    public Optional<Period> period() {
        Solution<?> found = solution();
        return work(found::period);
    }

    /**
     * A proof that others can check, of what the answer rests on: a period, say, or a value.
     *
     * @return the certificate, if there is one
     * @throws IllegalStateException if the question is not answered
     */
    public Optional<Certificate> certificate() {
        Solution<?> found = solution();
        return work(found::certificate);
    }

    /**
     * Why: the theorems, and tables that show how they apply.
     *
     * @return the explanation, as data and as text
     * @throws IllegalStateException if the question is not answered
     */
    public Explanation explain() {
        Solution<?> found = solution();
        return work(() -> Explanation.of(this, found));
    }

    /**
     * The reason of {@link #explain()} alone, without the work of its tables.
     *
     * @return the theorems with their sources, or the search with its number of positions
     * @throws IllegalStateException if the question is not answered
     */
    public String reason() {
        Solution<?> found = solution();
        return work(() -> Explanation.reason(this, found));
    }

    /** Whether a search went on where a theorem stopped. */
    boolean wentFurther() {
        return findings != null && findings.wentFurther();
    }

    /** The answer in one line; it computes nothing. */
    @Override
    public String toString() {
        String asked = position().toString();
        String shown = asked.length() > MOST_SHOWN ? asked.substring(0, MOST_SHOWN) + "..." : asked;
        if (status != Status.SOLVED) {
            return shown + ": " + status + ", " + message;
        }
        String play = convention() == Convention.MISERE ? " in misere play" : "";
        OptionalLong value = knownGrundy();
        return shown + ": " + outcome() + play + (value.isPresent() ? ", Grundy value " + value.getAsLong() : "")
                + ", by " + strategy() + ", " + cost();
    }

    private Answer answer() {
        return findings().answer();
    }

    private Solution<?> solution() {
        return findings().solution();
    }

    private Findings findings() {
        if (findings == null) {
            throw new IllegalStateException(message);
        }
        return findings;
    }

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
}
