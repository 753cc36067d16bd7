package org.impartial.contest;

import java.util.OptionalDouble;

/**
 * The scores of one strategy. Problems that were run in several rounds count once, with the medians of their cost; they
 * are solved only if every round was.
 *
 * <pre>{@code
 * Contest contest = Contest.of(Problems.of(new Cram(3, 3).start())).strategies(Strategy.packed());
 * Standing packed = contest.run().standing("packed");
 * packed.solved();  // 1
 * packed.ranked();  // true
 * }</pre>
 *
 * @param strategy the name of the strategy
 * @param problems the number of problems it was run on
 * @param wrong how many it answered wrongly
 * @param disputed how many of its answers another strategy contradicts, with nothing to decide between them
 * @param solved how many it solved
 * @param alone how many it solved and no other strategy did
 * @param over how many were over the budget
 * @param declined how many it declined
 * @param failed in how many it threw an exception
 * @param par2Seconds the mean time in seconds, where an unsolved problem counts as twice the limit; empty without a
 *     limit of time
 * @param par2Positions the mean number of positions, where an unsolved problem counts as twice the limit; empty without
 *     a limit
 * @param againstBaseline the work, positions and options, against the baseline
 * @param againstBest the work against the best of the other strategies on each problem
 * @param best the share of the problems solved by any strategy on which no other strategy did less work
 */
public record Standing(
        String strategy,
        int problems,
        int wrong,
        int disputed,
        int solved,
        int alone,
        int over,
        int declined,
        int failed,
        OptionalDouble par2Seconds,
        OptionalDouble par2Positions,
        Ratio againstBaseline,
        Ratio againstBest,
        double best) {

    /**
     * A comparison of the work of a strategy with that of another, on the problems that both solved.
     *
     * @param problems how many both solved
     * @param mean the geometric mean of the ratios; 1 if there are none
     * @param worst the greatest ratio; 1 if there are none
     * @param worstProblem the id of the problem with the greatest ratio; empty if there are none
     */
    public record Ratio(int problems, double mean, double worst, String worstProblem) {
        /** Nothing to compare. */
        static final Ratio NONE = new Ratio(0, 1, 1, "");
    }

    /**
     * Returns whether the strategy is ranked.
     *
     * @return false if it was wrong once
     */
    public boolean ranked() {
        return wrong == 0;
    }
}
