package org.impartial.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.nimber.KnownFacts;
import org.impartial.solve.engine.retrograde.GameGraph;
import org.impartial.solve.engine.retrograde.Retrograde;
import org.impartial.solve.theory.form.MisereForm;

/**
 * Solves positions: computes the outcome, the winning moves and an explanation.
 *
 * <pre>{@code
 * Analysis analysis = Solver.normal().analyse(new Nim().heaps(7, 9, 12, 15));
 * analysis.outcome();                 // N
 * analysis.grundy().orElseThrow();    // 13
 * analysis.winningMoves();            // [nim 9 -> nim 4, nim 12 -> nim 1, nim 15 -> nim 2]
 * }</pre>
 *
 * <p>A solver is immutable: {@code within}, {@code using} and similar methods return a new one. Results computed by its
 * strategy are kept for later questions, also in solvers derived by {@code within}, {@code progress} and {@code
 * cancelWhen}. Safe to share between threads; questions are answered one at a time, and the time for which one waits for
 * another is not counted by its budget, nor is it cancelled while it waits. Threads that are not to wait use solvers
 * that were created separately.
 */
public final class Solver {
    /** The default budget of a question. */
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

    /** {@return a solver for normal play (who cannot move loses) with the default strategy and budget} */
    public static Solver normal() {
        return of(Convention.NORMAL);
    }

    /** {@return a solver for misère play (who cannot move wins) with the default strategy and budget} */
    public static Solver misere() {
        return of(Convention.MISERE);
    }

    /**
     * {@return a solver for a playing convention, with the default strategy and the default budget}
     *
     * @param convention the convention
     */
    public static Solver of(Convention convention) {
        return new Solver(
                convention,
                new OpenStrategy(Strategy.auto(), KnownFacts.none()),
                DEFAULT_BUDGET,
                Progress.NONE,
                () -> false);
    }

    /**
     * {@return this solver with another budget for each question}
     *
     * @param limit the limits of a question
     */
    public Solver within(Budget limit) {
        return new Solver(convention, open, limit, progress, cancelled);
    }

    /**
     * {@return this solver with another strategy, whose tables are empty}
     *
     * @param other the strategy
     */
    public Solver using(Strategy other) {
        return new Solver(convention, new OpenStrategy(other, open.known), budget, progress, cancelled);
    }

    /**
     * Returns this solver with facts: Grundy values of components that nimber search uses in place of searching for
     * them. Each is checked from the rules before its first use, together with the facts that support it; the checks
     * count as work. The tables of the solver returned are empty.
     *
     * <pre>{@code
     * Certificate small = Solver.normal().prove(new Cram(3, 4).at(0L));
     * Solver solver = Solver.normal().using(Strategy.nimberSearch()).knowing(small);
     * solver.grundy(new Cram(4, 4).at(0L));  // 0
     * }</pre>
     *
     * @param facts a certificate that consists of Grundy values, as {@link #prove} returns in normal play, or read from
     *     a file of facts
     * @return the solver
     * @throws CertificateException if this solver is for misère play, or if the certificate is of another kind or for
     *     rules that have changed; methods of the returned solver throw it if a fact that they use is false, or if no
     *     component of the position belongs to the games of the facts
     */
    public Solver knowing(Certificate facts) {
        if (convention != Convention.NORMAL) {
            throw new CertificateException(
                    "the facts are Grundy values, which determine the outcome of sums in normal play only;"
                            + " solve without them");
        }
        KnownFacts known = open.known.plus(NimberFacts.from(facts));
        return new Solver(convention, new OpenStrategy(open.strategy, known), budget, progress, cancelled);
    }

    /**
     * Joins certificates that consist of Grundy values of components into one, whose first line has a fingerprint of
     * the rules. It can be passed to {@link #knowing}, and written, read and checked like others.
     *
     * @param first a certificate that consists of Grundy values
     * @param more further certificates of Grundy values
     * @return a certificate of the kind {@code nimber-facts}, not yet checked
     * @throws CertificateException if one is of another kind, or for rules that have changed
     */
    public static Certificate facts(Certificate first, Certificate... more) {
        NimberFacts all = NimberFacts.from(first);
        for (Certificate each : more) {
            all = all.plus(NimberFacts.from(each));
        }
        return all;
    }

    /**
     * {@return this solver with another listener}
     *
     * @param listener receives the cost so far at intervals, on the searching thread
     */
    public Solver progress(Progress listener) {
        return new Solver(convention, open, budget, listener, cancelled);
    }

    /**
     * {@return this solver with a condition that cancels a search; interrupting the searching thread cancels it too}
     *
     * @param condition evaluated at intervals; true stops the search
     */
    public Solver cancelWhen(BooleanSupplier condition) {
        return new Solver(convention, open, budget, progress, condition);
    }

    /** {@return the playing convention: normal or misère} */
    public Convention convention() {
        return convention;
    }

    /**
     * Computes the outcome of a position. Its value and winning moves are computed when requested from the analysis.
     *
     * @param position any position
     * @return the result, without an answer if the search stopped or the strategy declined
     * @throws org.impartial.core.game.FaultyRulesException.CycleException if a search reaches a position again
     * @throws org.impartial.core.game.BeyondRangeException if a state has more options than can be listed
     */
    public Analysis analyse(Position position) {
        return open.analyse(question(position), budget.memory());
    }

    /** Returns a new question about a position, which must suit the known facts. */
    private Question question(Position position) {
        if (!open.known.isEmpty()) {
            open.known.requireSuiting(position);
        }
        return new Question(position, convention, meter());
    }

    private Proving proving(Position position) {
        return new Proving(question(position), open.known);
    }

    private Meter meter() {
        return new Meter(budget, progress, cancelled);
    }

    /**
     * Returns the outcome of a position alone; on a large board this takes much less work than value and winning moves.
     *
     * @param position any position
     * @return P, N, or D for a draw
     * @throws UnsolvedException if the budget is used up, the question is cancelled, or the strategy does not handle
     *     the position
     */
    public Outcome outcome(Position position) {
        return analyse(position).outcome();
    }

    /** Work that may read and write files. */
    @FunctionalInterface
    private interface StoppableWork<T, E extends Exception> {
        T done() throws E;
    }

    /** Performs work, and reports a stop of the search as an {@link UnsolvedException}. */
    private static <T, E extends Exception> T stopping(StoppableWork<T, E> work) throws E {
        try {
            return work.done();
        } catch (StoppedException stopped) {
            throw new UnsolvedException(stopped);
        }
    }

    /**
     * {@return the Grundy value of a position in normal play, whatever the convention of this solver}
     *
     * @param position any position
     * @throws UnsolvedException if there is none, or it was not found within the budget; the message gives the reason
     */
    public long grundy(Position position) {
        Analysis analysis = new Solver(Convention.NORMAL, open, budget, progress, cancelled).analyse(position);
        return analysis.grundy().orElseThrow(() -> {
            String why = analysis.missing();
            return new UnsolvedException(
                    analysis.status(),
                    why.isEmpty() ? "there is no Grundy value, or this strategy gives none: " + analysis : why);
        });
    }

    /**
     * {@return all winning moves, those to P-positions; see {@link Analysis#winningMoves()}}
     *
     * @param position any position
     * @throws UnsolvedException if they were not all found within the budget
     */
    public List<Move> winningMoves(Position position) {
        return analyse(position).winningMoves();
    }

    /**
     * {@return a recommended move; empty if play has ended; see {@link Analysis#bestMove}}
     *
     * @param position any position
     * @throws UnsolvedException if the position could not be solved
     */
    public Optional<Move> bestMove(Position position) {
        return analyse(position).bestMove();
    }

    /**
     * Returns the outcomes of all reachable positions, by retrograde analysis: for small games, loopy or not.
     *
     * @param start the position at which play starts
     * @return the outcomes, in the order in which the positions are found; components are in canonical form
     * @throws UnsolvedException if the budget is used up or the search is cancelled
     */
    public Map<Position, Outcome> outcomes(Position start) {
        Meter meter = meter();
        return stopping(() -> {
            GameGraph positions = GameGraph.reachable(start, meter);
            Retrograde solved = Retrograde.of(positions.graph(), convention, meter);
            Map<Position, Outcome> outcomes = new LinkedHashMap<>();
            for (int v = 0; v < positions.graph().vertices(); v++) {
                outcomes.put(positions.position(v), solved.outcome(v));
            }
            return Collections.unmodifiableMap(outcomes);
        });
    }

    /**
     * {@return the remoteness of a position: the length of play if the winner plays as fast and the loser as slowly as
     * possible; empty for a draw} By retrograde analysis of all reachable positions: for small games, loopy or not.
     *
     * @param position any position from which finitely many can be reached
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
     * Returns the misère canonical form of a position, from its whole tree, whatever the convention of this solver.
     *
     * @param position a position without infinite play
     * @return the form, not safe for use by several threads at once; its methods are not limited by the budget
     * @throws UnsolvedException if the budget is used up or the search is cancelled
     * @throws org.impartial.core.game.BeyondRangeException if play may repeat positions, or the form is too deep
     */
    public MisereForm form(Position position) {
        Meter meter = meter();
        return stopping(() -> new MisereSearch().form(position, meter));
    }

    /**
     * {@return a proof that can be {@linkplain org.impartial.proof.Certificates written}, read and checked by code that
     * uses the rules and no solver: in normal play of the Grundy value of the position, by nimber search; in misère
     * play of the misère quotient of the one heap game of the position, or of its outcome, by search}
     *
     * @param position a position without infinite play
     * @throws UnsolvedException if the budget is used up or the search is cancelled
     * @throws CertificateException if play may repeat positions, or in normal play if the position has no components
     * @throws org.impartial.core.game.FaultyRulesException if play is found to be of a kind that its games do not declare
     */
    public Certificate prove(Position position) {
        return stopping(proving(position)::proof);
    }

    /**
     * Returns a proof of the outcome in normal play, which has fewer facts: the value of the position, or of an option,
     * the root of the proof then, is 0. A player can follow it without search.
     *
     * @param position a position without infinite play
     * @return the proof; a proof of the value of the position if its only winning moves end play
     * @throws UnsolvedException if the budget is used up or the search is cancelled
     * @throws CertificateException as {@link #prove(Position)} does; also in misère play
     */
    public Certificate proveOutcome(Position position) {
        return stopping(proving(position)::proofOfOutcome);
    }

    /**
     * {@return a proof, with a table of values in a file} The search continues from the file if it exists, and adds its
     * values, also if it is stopped, to those that other processes have written.
     *
     * @param position components of one game without infinite play
     * @param table the file, compressed if its name ends in {@code .gz}
     * @throws java.io.IOException if the file cannot be read or written
     * @throws UnsolvedException if the budget is used up or the search is cancelled
     * @throws CertificateException as {@link #prove(Position)} does; also if the position has components of several
     *     games, or if the file is damaged or holds a table of another game; the file is then left unchanged
     */
    public Certificate prove(Position position, Path table) throws IOException {
        return stopping(() -> proving(position).proof(table));
    }

    /**
     * {@return a proof by a search in several processes on any machines, which call this method with the same position
     * and folder} Each searches all of it in an order of its own, exchanges facts with the others, and returns a proof
     * that trusts none. Processes may begin, end and be killed at any time; a later call continues from the folder.
     *
     * @param position components without infinite play
     * @param folder the folder, on a file system visible to all; created if it does not exist
     * @param threads the number of threads of this process over the same tables, from 1 to 64
     * @param valued whether the value is proved, or only the outcome, as by {@link #proveOutcome}
     * @param thinned whether redundant facts are removed from the proof, some 4 to 10 % of them; proofs in misère play
     *     are never thinned
     * @throws java.io.IOException if a file of the folder cannot be read or written
     * @throws UnsolvedException if the budget is used up or the search is cancelled; the facts are in the folder
     * @throws CertificateException as {@link #prove(Position)} does; also if a file of the folder is damaged, is about
     *     other games, or states a fact that contradicts others or the rules; the message names the file
     */
    public Certificate proveTogether(Position position, Path folder, int threads, boolean valued, boolean thinned)
            throws IOException {
        return stopping(() -> proving(position).proofTogether(folder, valued, threads, thinned));
    }

    /** Returns the convention, the strategy and the budget. */
    @Override
    public String toString() {
        return convention.words() + " by " + open.strategy.name() + " within " + budget;
    }
}
