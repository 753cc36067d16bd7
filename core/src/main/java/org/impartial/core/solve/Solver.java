package org.impartial.core.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.impartial.core.engine.Answer;
import org.impartial.core.engine.Question;
import org.impartial.core.engine.Reply;
import org.impartial.core.engine.misere.MisereSearch;
import org.impartial.core.engine.retrograde.GameGraph;
import org.impartial.core.engine.retrograde.Retrograde;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Method;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificate.CertificateException;
import org.impartial.core.solve.Analysis.Status;
import org.impartial.core.theory.SumTheory;
import org.impartial.core.theory.form.MisereForm;

/**
 * The front door: who wins a position, by which moves, and why.
 *
 * <pre>{@code Analysis analysis = Solver.normal().analyse(nim.heaps(7, 9, 12, 15));
 * analysis.outcome();       // N
 * analysis.grundy();        // 13
 * analysis.winningMoves();  // 12 -> 1, 9 -> 4, 15 -> 2
 * analysis.explain().text();}</pre>
 *
 * <p>A solver is immutable: {@code within}, {@code using} and the others give a new one. What its strategy has computed is
 * kept for the next question, in solvers derived by {@code within}, {@code progress} and {@code cancelWhen} too. Safe to
 * share between threads; questions are answered one at a time.
 */
public final class Solver {
    /** The budget of a question for which no other is set. */
    public static final Budget DEFAULT_BUDGET = Budget.positions(100_000_000);

    private final Convention convention;
    private final OpenStrategy open;
    private final Budget budget;
    private final Progress progress;
    private final BooleanSupplier cancelled;

    private Solver(
            Convention convention, OpenStrategy open, Budget budget, Progress progress, BooleanSupplier cancelled) {
        this.convention = convention;
        this.open = open;
        this.budget = budget;
        this.progress = progress;
        this.cancelled = cancelled;
    }

    /**
     * Returns a solver for normal play: the player who cannot move loses.
     *
     * @return a solver with the best strategy and the default budget
     */
    public static Solver normal() {
        return of(Convention.NORMAL);
    }

    /**
     * Returns a solver for misère play: the player who cannot move wins.
     *
     * @return a solver with the best strategy and the default budget
     */
    public static Solver misere() {
        return of(Convention.MISERE);
    }

    /**
     * Returns a solver for a playing convention.
     *
     * @param convention the convention
     * @return a solver with the best strategy and the default budget
     */
    public static Solver of(Convention convention) {
        return new Solver(convention, new OpenStrategy(Strategy.auto()), DEFAULT_BUDGET, Progress.NONE, () -> false);
    }

    /**
     * Returns this solver with another budget.
     *
     * @param limit what a question may spend
     * @return the solver
     */
    public Solver within(Budget limit) {
        return new Solver(convention, open, limit, progress, cancelled);
    }

    /**
     * Returns this solver with another strategy, whose tables are empty.
     *
     * @param other the strategy
     * @return the solver
     */
    public Solver using(Strategy other) {
        return new Solver(convention, new OpenStrategy(other), budget, progress, cancelled);
    }

    /**
     * Returns this solver with the strategy for a method.
     *
     * @param method the best proved way, or a certain one
     * @return the solver
     */
    public Solver using(Method method) {
        return using(
                switch (method) {
                    case AUTO -> Strategy.auto();
                    case CLAIMS -> Strategy.claims();
                    case SEARCH -> Strategy.search();
                    case NIMBER_SEARCH -> Strategy.nimberSearch();
                });
    }

    /**
     * Returns this solver with a listener.
     *
     * @param listener receives from time to time how far a search has come, on the searching thread
     * @return the solver
     */
    public Solver progress(Progress listener) {
        return new Solver(convention, open, budget, listener, cancelled);
    }

    /**
     * Returns this solver with a way to stop it from another thread; interrupting the searching thread stops it too.
     *
     * @param condition evaluated from time to time; true stops the search
     * @return the solver
     */
    public Solver cancelWhen(BooleanSupplier condition) {
        return new Solver(convention, open, budget, progress, condition);
    }

    /**
     * Returns the playing convention.
     *
     * @return normal or misère
     */
    public Convention convention() {
        return convention;
    }

    /**
     * Analyses a position.
     *
     * @param position any position
     * @return who wins and why; or, if the search stopped or the strategy declined, that it did
     * @throws org.impartial.core.game.FaultyRulesException.CycleException if a search meets a position again
     * @throws org.impartial.core.game.BeyondRangeException if a state has more options than can be listed
     */
    public Analysis analyse(Position position) {
        OpenStrategy.Tables first = open.tables(budget.memory());
        boolean used = first.used();
        Question question = new Question(position, convention, meter());
        Analysis analysis = put(new AskedQuestion(question, open.name(), first));
        if (!(analysis instanceof UnsolvedAnalysis unsolved && unsolved.lacksMemory())) {
            return analysis;
        }
        open.clear();
        return used ? put(new AskedQuestion(question, open.name(), open.tables(budget.memory()))) : analysis;
    }

    private static Analysis put(AskedQuestion asked) {
        try {
            return asked.tables().work(asked.question().meter(), () -> {
                Reply reply = asked.tables().session().reply(asked.question());
                return reply instanceof Answer<?> answer
                        ? SolvedAnalysis.of(asked, answer)
                        : UnsolvedAnalysis.declined(asked, (Reply.Declined) reply);
            });
        } catch (StoppedException stopped) {
            return UnsolvedAnalysis.stopped(asked, stopped);
        }
    }

    private Meter meter() {
        return new Meter(budget, progress, cancelled);
    }

    /**
     * Returns the outcome of a position, and finds out nothing else. On a big board that takes much less work than its value and
     * its winning moves.
     *
     * @param position any position
     * @return P, N, or D for a draw
     * @throws UnsolvedException if the budget is used up, the question is cancelled, or the strategy does not suit the position
     */
    public Outcome outcome(Position position) {
        OpenStrategy.Tables session = open.tables(budget.memory());
        AskedQuestion asked = new AskedQuestion(new Question(position, convention, meter()), open.name(), session);
        return stopping(() -> session.work(asked.question().meter(), () -> {
            Reply reply = session.session().reply(asked.question());
            return reply instanceof Answer<?> answer
                    ? outcome(answer.theory(), position)
                    : UnsolvedAnalysis.declined(asked, (Reply.Declined) reply).outcome();
        }));
    }

    private static <V> Outcome outcome(SumTheory<V> theory, Position position) {
        return theory.told(position).orElseGet(() -> theory.outcome(theory.of(position)));
    }

    /** Does work that returns a bare value. */
    private static <T> T stopping(Supplier<T> work) {
        try {
            return work.get();
        } catch (StoppedException stopped) {
            throw new UnsolvedException(stopped);
        }
    }

    /**
     * Returns the Grundy value of a position in normal play, whatever convention this solver has.
     *
     * @param position any position
     * @return the value
     * @throws UnsolvedException if it has none, or it was not found within the budget; the message says why
     */
    public long grundy(Position position) {
        Analysis analysis = new Solver(Convention.NORMAL, open, budget, progress, cancelled).analyse(position);
        return analysis.grundy().orElseThrow(() -> {
            String why = analysis.missing();
            return new UnsolvedException(
                    analysis.status(), why.isEmpty() ? "there is no Grundy value: " + analysis : why);
        });
    }

    /**
     * Returns a move to make; see {@link Analysis#bestMove}.
     *
     * @param position any position
     * @return a winning move if there is one, else the longest resistance; nothing if play has ended
     * @throws UnsolvedException if the position could not be solved
     */
    public Optional<Move> bestMove(Position position) {
        return analyse(position).bestMove();
    }

    /**
     * Puts a question to several strategies in one round; see {@link #compare(int, Position, Strategy...)}.
     *
     * @param position any position
     * @param strategies the strategies; all of {@link Strategy#all} if none is named
     * @return their answers, as a table to be printed
     */
    public Comparison compare(Position position, Strategy... strategies) {
        return compare(1, position, strategies);
    }

    /**
     * Puts a question to several strategies. Each is asked who wins, and in normal play for the Grundy value, with empty tables
     * and a budget of its own; before the first round each is run once for a tenth of the budget, which does not count. For
     * many positions, scores and files there is the module {@code impartial-contest}.
     *
     * @param rounds how often each strategy is asked, at least 1; the run of the median time counts
     * @param position any position
     * @param strategies the strategies; all of {@link Strategy#all} if none is named
     * @return their answers, as a table to be printed; a strategy that throws an exception has a row that says so
     * @throws IllegalArgumentException if there are no rounds
     */
    public Comparison compare(int rounds, Position position, Strategy... strategies) {
        if (rounds < 1) {
            throw new IllegalArgumentException("strategies are compared in at least 1 round, not " + rounds);
        }
        List<Strategy> asked = strategies.length == 0 ? Strategy.all() : List.of(strategies);
        return new StrategyComparison(this, budget, position).rounds(rounds, asked);
    }

    /**
     * Returns the outcome of every position that can be reached. They are all listed and analysed backwards, so this is for small worlds,
     * loopy or not.
     *
     * @param start where play starts
     * @return the outcomes, in the order in which the positions are met; components are in canonical form
     * @throws UnsolvedException if the budget is used up or the search is cancelled
     */
    public Map<Position, Outcome> outcomes(Position start) {
        return stopping(() -> outcomes(start, meter()));
    }

    private Map<Position, Outcome> outcomes(Position start, Meter meter) {
        GameGraph positions = GameGraph.reachable(start, meter);
        Retrograde fates = Retrograde.of(positions.graph(), convention, meter);
        Map<Position, Outcome> outcomes = new LinkedHashMap<>();
        for (int v = 0; v < positions.graph().vertices(); v++) {
            outcomes.put(positions.position(v), fates.outcome(v));
        }
        return Collections.unmodifiableMap(outcomes);
    }

    /**
     * Returns how many moves play of a position lasts if the winner hurries and the loser delays. Everything that can be reached
     * is listed and analysed backwards, so this is for small worlds, loopy or not.
     *
     * @param position any position from which finitely many can be reached
     * @return the remoteness; nothing for a draw
     * @throws UnsolvedException if the budget is used up or the search is cancelled
     */
    public OptionalInt remoteness(Position position) {
        Meter meter = meter();
        return stopping(() -> {
            GameGraph positions = GameGraph.reachable(position, meter);
            int remoteness = Retrograde.of(positions.graph(), convention, meter).remoteness(positions.vertex(position));
            return remoteness < 0 ? OptionalInt.empty() : OptionalInt.of(remoteness);
        });
    }

    /**
     * Returns the misère canonical form of a position, from its whole tree; the convention of this solver does not matter.
     *
     * @param position components of games whose play ends
     * @return the form, for one thread at a time; its methods are not limited by the budget
     * @throws UnsolvedException if the budget is used up or the search is cancelled
     * @throws org.impartial.core.game.BeyondRangeException if play may repeat positions, or the form is too deep
     */
    public MisereForm form(Position position) {
        Meter meter = meter();
        return stopping(() -> new MisereSearch().form(position, meter));
    }

    /**
     * Returns a proof that can be {@linkplain org.impartial.core.proof.Certificates written}, read and checked by code that knows the
     * rules and no solver: in normal play of the Grundy value of the position, by nimber search; in misère play of the misère
     * quotient of the one heap game of the position, or of its outcome, by search.
     *
     * @param position components of games whose play ends
     * @return the proof
     * @throws StoppedException if the budget is used up or the search is cancelled
     * @throws CertificateException if play may repeat positions, or in normal play if the position has no components
     */
    public Certificate prove(Position position) {
        return new Proving(new Question(position, convention, meter())).proof();
    }

    /**
     * Returns a proof, with a table of values in a file: the search goes on from it if it is there, and leaves what it knows in it, also if
     * the budget ends or the search is cancelled.
     *
     * @param position components of one game whose play ends
     * @param table the file, compressed if its name ends in {@code .gz}
     * @return the proof
     * @throws java.io.IOException if the file cannot be read or written
     * @throws StoppedException if the budget is used up or the search is cancelled
     * @throws CertificateException as without a table; also if the position is not of one game, or the file is damaged, or of
     *     another game: then it stays as it is
     */
    public Certificate prove(Position position, Path table) throws IOException {
        return new Proving(new Question(position, convention, meter())).proof(table);
    }

    /** Returns the convention, the strategy and the budget. */
    @Override
    public String toString() {
        return convention.name().toLowerCase(Locale.ROOT) + " play by " + open.name() + " within " + budget;
    }

    /**
     * The answers of several strategies to one question, side by side.
     *
     * @param rows one for each strategy, in their order
     */
    public record Comparison(List<Row> rows) {

        /**
         * Keeps an immutable copy.
         *
         * @param rows one for each strategy, in their order
         */
        public Comparison {
            rows = List.copyOf(rows);
        }

        /**
         * What one strategy answered.
         *
         * @param strategy its name, with a number if another strategy has the same
         * @param analysis the answer, or why there is none; empty if the strategy threw an exception
         * @param fault the exception, or what the answer lacks; empty otherwise
         * @param cost the work, the time and the memory of the tables
         */
        public record Row(String strategy, Optional<Analysis> analysis, String fault, Cost cost) {

            /** Returns the answer, if the question was solved. */
            Optional<Analysis> solved() {
                return analysis.filter(answer -> answer.status() == Status.SOLVED);
            }

            /** Returns whether this row answers as another does: no values that differ count where one is not known. */
            boolean says(Row other) {
                if (solved().isEmpty() || other.solved().isEmpty()) {
                    return solved().isEmpty() == other.solved().isEmpty();
                }
                OptionalLong mine = solved().get().knownGrundy();
                OptionalLong others = other.solved().get().knownGrundy();
                return solved().get().outcome() == other.solved().get().outcome()
                        && (mine.isEmpty() || others.isEmpty() || mine.equals(others));
            }
        }

        /**
         * Returns the answers.
         *
         * @return those of all strategies that threw no exception, in their order
         */
        public List<Analysis> answers() {
            return rows.stream().flatMap(row -> row.analysis().stream()).toList();
        }

        /**
         * Returns whether all that answered agree on the outcome, and all that know the Grundy value on that.
         *
         * @return false if two answers contradict each other
         */
        public boolean agree() {
            List<Row> solved =
                    rows.stream().filter(row -> row.solved().isPresent()).toList();
            return solved.stream().allMatch(row -> solved.stream().allMatch(row::says));
        }

        /** Returns a table with a line for each strategy, a contradiction above it, and below it why some did not answer. */
        @Override
        public String toString() {
            return ComparisonTable.text(this);
        }
    }
}
