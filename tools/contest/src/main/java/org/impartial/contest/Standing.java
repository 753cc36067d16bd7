package org.impartial.contest;

import java.util.OptionalDouble;

/**
 * The scores of one strategy. A problem that was run in several rounds counts once, with the medians of its costs; it
 * is solved only if it was solved in every round.
 *
 * <pre>{@code
 * Contest contest = Contest.of(Problems.of(new Cram(3, 3).start())).strategies(Strategy.packed());
 * Standing packed = contest.run().standing("packed");
 * packed.solved();  // 1
 * packed.ranked();  // true
 * }</pre>
 *
 * @param strategy the name of the strategy
 * @param problems the number of problems on which it was run
 * @param wrong the number of problems with a wrong answer
 * @param disputed the number of problems with an answer that another contradicts, and none was shown to be wrong
 * @param solved the number of problems that it solved
 * @param alone the number of problems that it solved and no other strategy did
 * @param over the number of problems that exceeded the budget
 * @param declined the number of problems that it declined
 * @param failed the number of problems in which it threw an exception
 * @param par2Seconds the mean time in seconds, with an unsolved problem counted as twice the limit; empty if there is
 *     an unsolved problem without a time limit
 * @param par2Positions the mean number of positions, with an unsolved problem counted as twice the limit; empty if
 *     there is an unsolved problem without a limit, or a solved one whose work was not counted
 * @param againstBaseline the work, positions and options together, compared with that of the baseline
 * @param againstBest the work compared with that of the best other strategy on each problem
 * @param best the share of the problems solved by some strategy that no other one solved with less work, if its work was
 *     counted
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
     * @param problems the number of problems that both solved
     * @param mean the geometric mean of the ratios; 1 if there are none
     * @param worst the greatest ratio; 1 if there are none
     * @param worstProblem the id of the problem with the greatest ratio; empty if there are none
     */
    public record Ratio(int problems, double mean, double worst, String worstProblem) {
        /** Nothing to compare. */
        static final Ratio NONE = new Ratio(0, 1, 1, "");
    }

    /** {@return whether the strategy is ranked} */
    public boolean ranked() {
        return wrong == 0;
    }
}
