package org.impartial.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Strategy;

/**
 * A contest of strategies over a set of problems: every strategy answers the same question about each problem, under
 * the same budget and with empty tables.
 *
 * <pre>{@code
 * Contest.Result result = Contest.of(Problems.of(new Cram(3, 4).start(), new Cram(3, 5).start()))
 *         .strategies(Strategy.packed(), Strategy.nimberSearch())
 *         .asking(Ask.VALUE)
 *         .within(Budget.positions(10_000_000).within(Duration.ofSeconds(10)))
 *         .rounds(3)
 *         .run();
 * result.standing("packed").solved();  // 2
 * }</pre>
 *
 * <p>All runs share this virtual machine, one after another. Before the first round that counts, every strategy is run
 * on every problem within a tenth of the budget, so that classes are loaded and code is compiled. The order of the runs
 * of a round is random, and the same for the same seed. The counts of positions and options are reproducible for
 * strategies on one thread; times are not.
 *
 * <p>Immutable; the methods that describe a contest return a changed copy.
 */
public final class Contest {
    private static final Budget USUAL = Budget.positions(10_000_000).within(Duration.ofSeconds(10));

    private final Problems problems;
    private final List<Entrant> strategies;
    private final Ask ask;
    private final Budget budget;
    private final int rounds;
    private final long seed;
    private final boolean warmUp;
    private final Consumer<ContestRun> listener;

    private Contest(
            Problems problems,
            List<Entrant> strategies,
            Ask ask,
            Budget budget,
            int rounds,
            long seed,
            boolean warmUp,
            Consumer<ContestRun> listener) {
        this.problems = problems;
        this.strategies = List.copyOf(strategies);
        this.ask = ask;
        this.budget = budget;
        this.rounds = rounds;
        this.seed = seed;
        this.warmUp = warmUp;
        this.listener = listener;
    }

    /**
     * {@return a contest over a set of problems: of all strategies of the library, on values, with a budget of 10^7
     * positions and ten seconds for each run, in one round}
     *
     * @param problems the problems
     */
    public static Contest of(Problems problems) {
        return new Contest(problems, entrants(Strategy.all().stream()), Ask.VALUE, USUAL, 1, 1, true, run -> {});
    }

    /**
     * {@return a copy of this contest with other strategies}
     *
     * @param some the strategies, with distinct names
     * @throws IllegalArgumentException if two have the same name
     */
    public Contest strategies(Strategy... some) {
        return entering(entrants(Stream.of(some)));
    }

    /**
     * {@return a copy of this contest with further programs, which take part beside the strategies}
     *
     * @param some the programs, with names of their own
     * @throws IllegalArgumentException if two strategies or programs have the same name
     */
    public Contest programs(Program... some) {
        return entering(Stream.concat(strategies.stream(), Stream.of(some).map(Entrant::of))
                .toList());
    }

    private static List<Entrant> entrants(Stream<Strategy> strategies) {
        return strategies.map(Entrant::of).toList();
    }

    private Contest entering(List<Entrant> all) {
        Set<String> names = new HashSet<>();
        for (Entrant entrant : all) {
            if (!names.add(entrant.name())) {
                throw new IllegalArgumentException("two strategies are called \"" + entrant.name()
                        + "\"; give each a name of its own, or their scores cannot be distinguished");
            }
        }
        return new Contest(problems, all, ask, budget, rounds, seed, warmUp, listener);
    }

    /**
     * {@return a copy of this contest with another question}
     *
     * @param other the question about each problem
     */
    public Contest asking(Ask other) {
        return new Contest(problems, strategies, other, budget, rounds, seed, warmUp, listener);
    }

    /**
     * {@return a copy of this contest with another budget}
     *
     * @param limit the budget of each run
     */
    public Contest within(Budget limit) {
        return new Contest(problems, strategies, ask, limit, rounds, seed, warmUp, listener);
    }

    /**
     * {@return a copy of this contest with another number of rounds}
     *
     * @param count how often each strategy is run on each problem, at least 1; the medians are scored
     */
    public Contest rounds(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("a contest has at least 1 round, not " + count);
        }
        return new Contest(problems, strategies, ask, budget, count, seed, warmUp, listener);
    }

    /**
     * {@return a copy of this contest with another seed of the order of the runs}
     *
     * @param number any number
     */
    public Contest seed(long number) {
        return new Contest(problems, strategies, ask, budget, rounds, number, warmUp, listener);
    }

    /**
     * {@return a copy of this contest with or without the runs that precede the first round and do not count}
     *
     * @param before whether to do these runs; without them the times of the first runs are too long, but the work is
     *     the same
     */
    public Contest warmUp(boolean before) {
        return new Contest(problems, strategies, ask, budget, rounds, seed, before, listener);
    }

    /**
     * {@return a copy of this contest with a listener}
     *
     * @param each receives each run that counts when it has ended, before it is judged, on the thread of {@link #run}
     */
    public Contest onRun(Consumer<ContestRun> each) {
        return new Contest(problems, strategies, ask, budget, rounds, seed, warmUp, each);
    }

    /**
     * Runs this contest. It takes at most the time limits of all runs together, including those that do not count; a
     * run that does not stop at its limit may take half as much again and two seconds more. An interrupt ends the contest
     * with the runs that are done, and the interrupted status is kept.
     *
     * @return the judged runs
     * @throws IllegalArgumentException if there are neither strategies nor programs
     */
    public Result run() {
        if (strategies.isEmpty()) {
            throw new IllegalArgumentException("a contest needs at least one strategy");
        }
        Runner runner = new Runner(ask, budget);
        if (warmUp) {
            Duration tenth = budget.time().dividedBy(10);
            Budget early = new Budget(Math.max(1, budget.positions() / 10), tenth, budget.memory());
            round(0, runner.within(early), run -> {});
        }
        List<ContestRun> runs = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            round(round, runner, run -> {
                runs.add(run);
                listener.accept(run);
            });
        }
        return Result.of(runs);
    }

    /** Runs one round, in an order that is random and the same for the same seed. */
    private void round(int round, Runner runner, Consumer<ContestRun> each) {
        List<Supplier<ContestRun>> order = new ArrayList<>();
        for (ContestProblem problem : problems) {
            strategies.forEach(strategy -> order.add(() -> runner.run(problem, strategy, round)));
        }
        Collections.shuffle(order, new Random(31 * seed + round));
        order.stream()
                .takeWhile(run -> !Thread.currentThread().isInterrupted())
                .map(Supplier::get)
                .takeWhile(run -> !Thread.currentThread().isInterrupted())
                .forEach(each);
    }

    /** The judged runs of one or several contests, and the scores. Immutable and safe to share between threads. */
    public static final class Result {
        private final JudgedRuns judged;
        private final List<String> machines;
        private final Optional<String> baseline;
        private final Optional<String> jars;

        private Result(JudgedRuns judged, List<String> machines, Optional<String> baseline, Optional<String> jars) {
            this.judged = judged;
            this.machines = machines;
            this.baseline = baseline;
            this.jars = jars;
        }

        /**
         * Judges runs, which may come from several contests.
         *
         * @param runs the runs; their earlier judgements are discarded
         * @return the result
         */
        public static Result of(List<ContestRun> runs) {
            return new Result(new JudgedRuns(runs), List.of(), Optional.empty(), Optional.empty());
        }

        /**
         * Reads a file of runs, one JSON object per line, and judges them. A line with {@code machine} describes the
         * machine of the runs. A last line that was cut off, without its end, is left out, and the report says so. The
         * positions of problems that were created in Java are not in the file, and moves in them cannot be checked.
         *
         * @param file the file
         * @return the result
         * @throws IOException if the file cannot be read
         * @throws NotationException if a line is not a run; the message has its number
         */
        public static Result read(Path file) throws IOException {
            return read(file, Problems.of());
        }

        /**
         * Reads a file of runs, as {@link #read(Path)} does, on problems whose positions are known.
         *
         * @param file the file
         * @param problems problems of the runs; runs on others are read as well
         * @return the result
         * @throws IOException if the file cannot be read
         * @throws NotationException if a line is not a run; the message has its number
         */
        public static Result read(Path file, Problems problems) throws IOException {
            List<ContestRun> runs = new ArrayList<>();
            List<String> machines = new ArrayList<>();
            new RunText(problems).read(file, runs::add, machines::add);
            return new Result(new JudgedRuns(runs), List.copyOf(machines), Optional.empty(), Optional.empty());
        }

        /**
         * {@return the runs of this result and another, judged together}
         *
         * @param other runs of other strategies or other problems, or more rounds of the same
         */
        public Result and(Result other) {
            List<ContestRun> all = Stream.concat(judged.made().stream(), other.judged.made().stream())
                    .toList();
            List<String> everywhere = Stream.concat(machines.stream(), other.machines.stream())
                    .distinct()
                    .toList();
            return new Result(new JudgedRuns(all), everywhere, baseline, jars.or(() -> other.jars));
        }

        /**
         * Returns a copy of this result with other names of the strategies, to distinguish old runs from new ones.
         *
         * @param prefix the text before each name, such as {@code before}
         * @return the result of strategies such as {@code before/auto}
         */
        public Result prefixed(String prefix) {
            return new Result(
                    new JudgedRuns(judged.made().stream()
                            .map(run -> run.named(prefix + "/" + run.strategy()))
                            .toList()),
                    machines,
                    baseline.map(name -> prefix + "/" + name),
                    jars);
        }

        /**
         * {@return a copy of this result with the jars of its strategies, which are then named by the commands that
         * repeat a wrong answer}
         *
         * @param classpath the jars or folders, in the form of the option {@code --classpath} of the command
         */
        public Result from(String classpath) {
            return new Result(judged, machines, baseline, Optional.of(classpath));
        }

        /**
         * {@return a copy of this result with a baseline, to which the work of each strategy is compared}
         *
         * @param strategy the name of a strategy of this result
         * @throws IllegalArgumentException if there are no runs of it
         */
        public Result against(String strategy) {
            return new Result(judged, machines, Optional.of(present(strategy)), jars);
        }

        private String present(String strategy) {
            List<String> names = judged.scores().names();
            if (!names.contains(strategy)) {
                throw new IllegalArgumentException(
                        "there are no runs of \"" + strategy + "\"; there are runs of " + String.join(", ", names));
            }
            return strategy;
        }

        /** {@return all runs that count: the judged runs in the order in which they were made or read} */
        public List<ContestRun> runs() {
            return judged.scores().runs();
        }

        /**
         * {@return the standings of all strategies: those without a wrong answer first, then by the number of problems
         * solved, and then by PAR2 in positions}
         */
        public List<Standing> standings() {
            return judged.scores().standings(baseline);
        }

        /**
         * {@return the standing of a strategy}
         *
         * @param strategy the name of a strategy
         * @throws IllegalArgumentException if there are no runs of it
         */
        public Standing standing(String strategy) {
            return judged.scores().standing(present(strategy), baseline);
        }

        /**
         * Returns the runs of the median time for the problems that a strategy solved in every round.
         *
         * @param strategy the name of a strategy
         * @return the runs; an empty list if there are no runs of it
         */
        public List<ContestRun> solved(String strategy) {
            return judged.scores().problems().values().stream()
                    .flatMap(List::stream)
                    .filter(one -> one.good() && one.strategy().equals(strategy))
                    .map(Scores.ProblemResult::run)
                    .toList();
        }

        /**
         * Returns the problems on which a strategy does more work than the best of the others, including those that it
         * does not solve and another strategy does.
         *
         * @param strategy the name of a strategy
         * @param factor the least ratio
         * @return lines such as {@code 12.50 kayles-3 auto 1,250 claims 100}, in descending order of the ratio; the
         *     first word is {@code unsolved} if the strategy does not solve the problem
         */
        public List<String> dearest(String strategy, double factor) {
            return against(strategy, this).dearest(factor);
        }

        /**
         * {@return the problems that another strategy solved and this one did not, in the order of the problems}
         *
         * @param strategy the name of a strategy
         */
        public List<ContestProblem> unsolved(String strategy) {
            return against(strategy, this).unsolved();
        }

        private WorkRatios against(String strategy, Result further) {
            return new WorkRatios(judged.scores(), strategy, further.judged.scores());
        }

        /**
         * {@return the {@linkplain #ratios(String, Result) ratios of work} of a strategy in this result}
         *
         * @param strategy the name of a strategy
         */
        public List<String> ratios(String strategy) {
            return ratios(strategy, this);
        }

        /**
         * Returns the work of a strategy on each problem, compared with the least work of the others. What takes twice the
         * work of the best may exceed limits that the best observes, so its work can be taken from a further contest.
         *
         * @param strategy the name of a strategy
         * @param further runs of the strategy with greater limits on problems that it did not solve; may be this result
         * @return lines as in {@link #dearest}, in the order of the problems, for those that a strategy solved; the last
         *     line has the number of problems above twice the best and the geometric mean of the ratios. In that line
         *     work below 100 counts as 100
         */
        public List<String> ratios(String strategy, Result further) {
            return against(strategy, further).lines();
        }

        /**
         * {@return the machines on which the runs were made: the descriptions of machines in the files that were read;
         * an empty list for a contest in this virtual machine}
         */
        public List<String> machines() {
            return machines;
        }

        /** Returns the wrong answers, with commands that reproduce them, and tables of scores. */
        @Override
        public String toString() {
            return new ContestTable(judged.scores(), baseline).text(machines, jars);
        }
    }

    /** Returns the size of the contest and its budget. */
    @Override
    public String toString() {
        return "contest of " + strategies.size() + " strategies on "
                + problems.list().size() + " problems within " + budget;
    }
}
