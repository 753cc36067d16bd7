package org.impartial.contest;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;

/**
 * One run of a strategy on a problem, from empty tables. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * Contest contest = Contest.of(Problems.of(new Nim().heaps(3, 5))).strategies(Strategy.claims());
 * ContestRun run = contest.run().runs().get(0);
 * run.end();       // SOLVED
 * run.response();  // N, Grundy value 6
 * }</pre>
 *
 * @param problem the problem
 * @param strategy the name of the strategy
 * @param ask the question
 * @param round the number of the round, from 1
 * @param budget the limits of the run
 * @param end how it ended
 * @param detail the reason for that end; empty if the problem was solved
 * @param response the answer; {@link Response#NONE} if there was none
 * @param cost the work counted by the meter of the run, its time, and the greatest size of its tables
 * @param processor the processor time of all threads of the run; helper threads are sampled every few milliseconds, so
 *     up to that much of each may be missing
 */
public record ContestRun(
        ContestProblem problem,
        String strategy,
        Ask ask,
        int round,
        Budget budget,
        End end,
        String detail,
        Response response,
        Cost cost,
        Duration processor) {

    /** The result of a run. */
    public enum End {
        /** It was answered, and nothing contradicts the answer. */
        SOLVED,
        /** The budget was used up, or the strategy found less than requested within it. */
        OVER,
        /** The strategy does not handle such positions. */
        DECLINED,
        /** The strategy threw an exception, or its answer cannot be read or has a negative value. */
        FAILED,
        /** It was answered, and the answer is wrong. */
        WRONG,
        /** It was answered, another strategy contradicts the answer, and neither could be shown to be wrong. */
        DISPUTED
    }

    /**
     * The answer of a run.
     *
     * @param outcome who wins; empty if there was no answer
     * @param value the Grundy value, if it was requested and there is one
     * @param moves the requested winning moves, each with the index of its component
     */
    public record Response(Optional<Outcome> outcome, OptionalLong value, List<String> moves) {
        /** No answer. */
        public static final Response NONE = new Response(Optional.empty(), OptionalLong.empty(), List.of());

        /**
         * Keeps an immutable copy.
         *
         * @param outcome who wins; empty if there was no answer
         * @param value the Grundy value, if it was requested and there is one
         * @param moves the requested winning moves, each with the index of its component
         */
        public Response {
            moves = List.copyOf(moves);
        }

        /** Returns whether the value has another outcome in normal play, where 0 is P and all others are N. */
        boolean isContradictory() {
            return value.isPresent() && !outcome.equals(Optional.of(value.getAsLong() == 0 ? Outcome.P : Outcome.N));
        }

        /** Returns the answer as short text. */
        @Override
        public String toString() {
            return outcome.map(Outcome::name).orElse("nothing")
                    + (value.isPresent() ? ", Grundy value " + value.getAsLong() : "")
                    + (moves.isEmpty() ? "" : ", " + (moves.size() == 1 ? moves.get(0) : moves.size() + " moves"));
        }
    }

    /**
     * {@return the work of the run, which is the same on every machine for a strategy on one thread: positions and
     * options together, at least 1; 2^63 - 1 if they are more}
     */
    public long work() {
        long work = cost.positions() + cost.options();
        return work < 0 ? Long.MAX_VALUE : Math.max(1, work);
    }

    /**
     * {@return this run as a line of JSON, with all that is needed to judge it again: one object, in the format of
     * {@link Contest.Result#read}}
     */
    public String json() {
        return RunText.write(this);
    }

    ContestRun ended(End other, String why) {
        return new ContestRun(problem, strategy, ask, round, budget, other, why, response, cost, processor);
    }

    ContestRun about(ContestProblem other) {
        return new ContestRun(other, strategy, ask, round, budget, end, detail, response, cost, processor);
    }

    ContestRun named(String name) {
        return new ContestRun(problem, name, ask, round, budget, end, detail, response, cost, processor);
    }

    /** Returns the strategy, the problem and the end. */
    @Override
    public String toString() {
        return strategy + " on " + problem.id() + ": " + end + (detail.isEmpty() ? " " + response : ", " + detail);
    }
}
