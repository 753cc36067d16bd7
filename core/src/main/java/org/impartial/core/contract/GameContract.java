package org.impartial.core.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.impartial.core.contract.check.Bounds;
import org.impartial.core.contract.check.Law;
import org.impartial.core.contract.check.ViolationLog;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;

/**
 * Checks the contract of games. It enumerates the small world of a game, {@link ImpartialGame#smallStates}, and
 * compares every declaration of the game with brute force from its rules; see {@link Clause} for the requirements. It
 * uses no solver and no test library, so it runs in any test framework:
 *
 * <pre>{@code
 * ContractReport report = GameContract.check(new Bash(3));
 * report.orThrow();
 * }</pre>
 *
 * <p>A claim whose domain contains no tested state breaks the contract, and so does any exception. Cost: a few seconds
 * at most with the default bounds, 20,000 states and heaps up to 12,000 for a periodic claim; for misère and loopy
 * play, each clause examines at most as many whole sums as the limit of states.
 *
 * <p>Immutable. Checks share no state, so they may run in parallel if the game is safe for use by several threads.
 */
public final class GameContract {
    private final String subject;
    private final List<Sample> samples;
    private final Bounds bounds;
    private final List<Engine> engines;

    private GameContract(String subject, List<Sample> samples, Bounds bounds, List<Engine> engines) {
        this.subject = subject;
        this.samples = samples;
        this.bounds = bounds;
        this.engines = engines;
    }

    /** A ruleset that is created when it is checked, since its creation may fail. */
    private record Sample(String name, Supplier<? extends PositionFormat> ruleset) {}

    /**
     * {@return the findings about a game within the default bounds}
     *
     * @param game the game
     */
    public static ContractReport check(ImpartialGame<?> game) {
        return of(game).check();
    }

    /**
     * {@return the findings about every game of every sample of a family within the default bounds}
     *
     * @param family the family
     */
    public static ContractReport check(GameFamily family) {
        return of(family).check();
    }

    /**
     * {@return a contract for a game, to be checked with {@link #check()}}
     *
     * @param game the game
     */
    public static GameContract of(ImpartialGame<?> game) {
        return of(game.name(), List.of(new Sample(game.name(), () -> PositionFormat.of(game))));
    }

    /**
     * {@return a contract for every game of a ruleset}
     *
     * @param ruleset the ruleset
     */
    public static GameContract of(PositionFormat ruleset) {
        return of(ruleset.toString(), List.of(new Sample(ruleset.toString(), () -> ruleset)));
    }

    /**
     * {@return a contract for every game of every sample of a family}
     *
     * @param family the family
     */
    public static GameContract of(GameFamily family) {
        Function<Params, Sample> sample = params -> new Sample(family.id() + params, () -> family.with(params));
        return of(family.id(), family.samples().stream().map(sample).toList());
    }

    private static GameContract of(String subject, List<Sample> samples) {
        return new GameContract(subject, samples, Bounds.USUAL, List.of());
    }

    /**
     * {@return a copy of this contract with one more engine, which is checked on the same positions and on random sums
     * of them} Engines that are checked together share the small world and the oracle, whose cost is paid once.
     *
     * @param solver the engine
     */
    public GameContract engine(Engine solver) {
        return new GameContract(
                subject,
                samples,
                bounds,
                Stream.concat(engines.stream(), Stream.of(solver)).toList());
    }

    /**
     * {@return a copy of this contract with another limit of the small world}
     *
     * @param states the greatest number of states reachable from it, at least 1
     */
    public GameContract limit(int states) {
        return new GameContract(subject, samples, new Bounds(states, bounds.heaps(), bounds.asked()), engines);
    }

    /**
     * {@return a copy of this contract with another limit of the heaps to which periodic claims are checked}
     *
     * @param greatest the greatest heap, at least 1
     */
    public GameContract heaps(int greatest) {
        return new GameContract(subject, samples, new Bounds(bounds.states(), greatest, bounds.asked()), engines);
    }

    /**
     * {@return a copy with another number of states on which engines are checked, besides random sums}
     *
     * @param states the number of states, at least 1; 150 by default
     */
    public GameContract asking(int states) {
        return new GameContract(subject, samples, new Bounds(bounds.states(), bounds.heaps(), states), engines);
    }

    /** {@return the findings} */
    public ContractReport check() {
        List<ContractReport> reports = new ArrayList<>();
        for (Sample sample : samples) {
            List<ImpartialGame<?>> games = new ArrayList<>();
            ViolationLog findings = new ViolationLog();
            findings.check(Clause.SAMPLES_MAKE_GAMES, "", sample::name, () -> {
                PositionFormat ruleset = sample.ruleset().get();
                games.addAll(ruleset.games());
                return Law.unless(!games.isEmpty() || ruleset.surveysOnly(), () -> "there is no game to check");
            });
            reports.add(findings.report(sample.name(), 0));
            games.forEach(game -> reports.add(judged(game)));
        }
        return ContractReport.of(subject, reports);
    }

    private <S> ContractReport judged(ImpartialGame<S> game) {
        return new ClauseRun<>(game, bounds, engines).report();
    }

    /** The view of a solver that the contract checks, so that it shares no code with the engine under test. */
    public interface Engine {

        /**
         * {@return the Grundy value of a position in normal play, or empty if the position is loopy and has none}
         *
         * @param position the position
         */
        OptionalLong grundy(Position position);

        /**
         * {@return the outcome of a position}
         *
         * @param position the position
         * @param convention the playing convention
         */
        Outcome outcome(Position position, Convention convention);

        /**
         * {@return the winning moves, all those to P-positions, in any order}
         *
         * @param position the position
         * @param convention the playing convention
         */
        List<Move> winningMoves(Position position, Convention convention);

        /**
         * {@return an object that is equal for two positions if the engine finds that they have the same misère outcome
         * in every sum, such as a misère canonical form; empty by default, and where the engine does not determine it}
         *
         * @param position the position
         */
        default Optional<Object> misereForm(Position position) {
            return Optional.empty();
        }
    }

    /** Returns the text of the checked game. */
    @Override
    public String toString() {
        return "contract of " + subject;
    }
}
