package org.impartial.solve;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.nimber.KnownFacts;
import org.impartial.solve.engine.search.PackedSearch;
import org.impartial.solve.engine.step.ClaimsStep;
import org.impartial.solve.engine.step.EngineStep;
import org.impartial.solve.engine.step.Engines;
import org.impartial.solve.engine.step.EntailingStep;
import org.impartial.solve.engine.step.LoopyStep;
import org.impartial.solve.engine.step.MisereMethodsStep;
import org.impartial.solve.engine.step.NextMoveStep;
import org.impartial.solve.engine.step.NimberStep;
import org.impartial.solve.engine.step.QuotientStep;
import org.impartial.solve.engine.step.Share;
import org.impartial.solve.engine.step.StepSession;
import org.impartial.solve.engine.step.ValuesStep;
import org.impartial.solve.engine.step.WholeStep;
import org.impartial.solve.theory.GrundyValues;

/**
 * A method of solving that can be chosen, compared and replaced: a name, and steps of which the first to answer a
 * question decides. Immutable; each use by a solver opens separate tables.
 *
 * <pre>{@code
 * Position cram = new Cram(3, 4).at(0L);
 * Solver.normal().using(Strategy.packed(2)).grundy(cram);  // 1
 * Strategy own = Strategy.of("own", c -> c.state() instanceof Long, (c, meter) -> (long) c.state() % 4);
 * Solver.normal().using(own).grundy(new Bash(3).at(10));  // 2
 * }</pre>
 *
 * @param name the name by which it is chosen and which appears in answers, such as {@code claims}
 * @param steps the steps, in their order
 */
public record Strategy(String name, List<Step> steps) {
    private static final Pattern ON_THREADS = Pattern.compile("(packed|nimber-search)\\[([1-9]\\d?)]");

    /**
     * Creates a strategy that holds an immutable copy.
     *
     * @param name the name by which it is chosen and which appears in answers, such as {@code claims}
     * @param steps the steps, in their order
     */
    public Strategy {
        Objects.requireNonNull(name);
        steps = List.copyOf(steps);
    }

    /** {@return a new session of this strategy with empty tables, which shares none with other sessions} */
    public Session open() {
        return open(KnownFacts.none());
    }

    /** Opens this strategy with empty tables and facts with which its searches start. */
    Session open(KnownFacts known) {
        return new StepSession(steps, known);
    }

    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }

    /** {@return the strategies of this library, without those of a {@link StrategyProvider}; the default first} */
    public static List<Strategy> all() {
        return List.of(
                auto(),
                claims(),
                search(),
                table(),
                of(Engines.SEQUENCES),
                window(),
                ranked(),
                packed(),
                objects(),
                nimberSearch(),
                wholeSums(),
                quotients(),
                misereSearch());
    }

    /**
     * {@return the strategy with the given name: one of this library, such as {@code auto} or {@code packed[2]} on two
     * threads, or of a {@link StrategyProvider} on the class path or the module path}
     *
     * @param name the name of the strategy
     * @throws IllegalArgumentException if there is none, or if two have this name; the message lists the names
     */
    public static Strategy named(String name) {
        // Loading providers takes time at start-up, so it happens only for names unknown to this library.
        return find(all(), name)
                .or(() -> onThreads(name))
                .or(() -> find(StrategyProvider.installed(), name))
                .orElseThrow(() -> new IllegalArgumentException("there is no strategy \"" + name + "\"; choose one of "
                        + StrategyProvider.installed().stream()
                                .map(Strategy::name)
                                .collect(Collectors.joining(", "))));
    }

    /** Returns the search denoted by a name such as {@code packed[4]}, on that number of threads. */
    private static Optional<Strategy> onThreads(String name) {
        Matcher search = ON_THREADS.matcher(name);
        if (!search.matches()) {
            return Optional.empty();
        }
        int threads = Integer.parseInt(search.group(2));
        return Optional.of(search.group(1).equals("packed") ? packed(threads) : nimberSearch(threads));
    }

    private static Optional<Strategy> find(List<Strategy> among, String name) {
        return among.stream().filter(strategy -> strategy.name().equals(name)).findFirst();
    }

    /**
     * {@return the default strategy} Claims answer first; what they leave open is computed for single components by
     * tables and search, and for sums of games that decompose by nimber search. In misère play, where Grundy values do
     * not suffice, the rule of Nim answers where it is proved, then a quotient, then a search on canonical forms.
     *
     * @param own further engines for Grundy values, in order, which are tried before those of the library
     */
    public static Strategy auto(Engine... own) {
        return own.length == 0
                ? Auto.DEFAULT
                : auto(Stream.concat(Stream.of(own), Engines.BEST.stream()).toList());
    }

    /** The default strategy, created once: every solver starts with it. */
    private static final class Auto {
        static final Strategy DEFAULT = auto(Engines.BEST);
    }

    private static Strategy auto(List<Engine> engines) {
        return new Strategy(
                "auto",
                List.of(
                        new EntailingStep(engines, true),
                        new ClaimsStep(engines),
                        new NextMoveStep(),
                        new LoopyStep(engines, true),
                        new NimberStep(engines),
                        new ValuesStep(engines, true),
                        new MisereMethodsStep(engines),
                        new WholeStep()));
    }

    /** {@return the strategy of closed forms only} */
    public static Strategy claims() {
        return new Strategy("claims", List.of(ClaimsStep.ofPets(), new ClaimsStep(List.of())));
    }

    /** {@return search from the rules alone, by the engine that suits each game; in misère play of whole sums} */
    public static Strategy search() {
        return new Strategy(
                "search",
                List.of(
                        new EntailingStep(Engines.PLAIN, false),
                        new LoopyStep(Engines.PLAIN, false),
                        new ValuesStep(Engines.PLAIN, false),
                        new WholeStep()));
    }

    /**
     * {@return a strategy for normal play by one engine, with the name of the engine}
     *
     * @param engine the engine, which counts its own work
     */
    public static Strategy of(Engine engine) {
        return of(engine.name(), new EngineStep(engine, true));
    }

    /**
     * {@return a custom strategy from steps}
     *
     * @param name its name
     * @param steps the steps, in their order
     */
    public static Strategy of(String name, Step... steps) {
        return new Strategy(name, List.of(steps));
    }

    /**
     * {@return a custom strategy from Grundy values in normal play, each evaluated, and counted, once in a question}
     *
     * @param name its name
     * @param handles tests whether the strategy handles a component
     * @param values the values; if they have a value for a component, they must have one for each of its options. All
     *     sessions of the strategy share this object
     */
    public static Strategy of(String name, Predicate<Component<?>> handles, GrundyValues values) {
        return of(name, new EngineStep(Engine.of(name, handles, () -> values), false));
    }

    /** {@return the strategy of tables of Grundy values of heap games, filled from the rules} */
    public static Strategy table() {
        return of(Engines.TABLE);
    }

    /** {@return the strategy of games that take from l to r beans, by a sliding window over the values} */
    public static Strategy window() {
        return of(Engines.WINDOW);
    }

    /** {@return search on state objects, for every game} */
    public static Strategy objects() {
        return of(Engines.OBJECTS);
    }

    /** {@return search of packed games in a table of primitive longs, on the calling thread} */
    public static Strategy packed() {
        return of(Engines.PACKED);
    }

    /**
     * {@return search of packed games in a table of primitive longs that several threads share, all of which call the
     * rules} The answers do not depend on their number; positions searched by two threads are counted twice.
     *
     * @param threads the number of threads, including the calling one, from 1 to 64
     */
    public static Strategy packed(int threads) {
        return packed(threads, 0);
    }

    /**
     * {@return search of packed games on several threads with tables of a given initial size}
     *
     * @param threads the number of threads, including the calling one, from 1 to 64
     * @param positions the number of positions that a table holds before it grows, of 11 bytes each
     */
    public static Strategy packed(int threads, long positions) {
        if (threads < 1 || threads > PackedSearch.MOST_THREADS || positions < 0) {
            throw new IllegalArgumentException("a search has 1 to " + PackedSearch.MOST_THREADS
                    + " threads and expects 0 positions or more, not " + threads + " and " + positions);
        }
        String parameters =
                positions > 0 ? "[" + threads + "," + positions + "]" : threads > 1 ? "[" + threads + "]" : "";
        return of("packed" + parameters, new EngineStep(Engines.packed(threads, positions), true));
    }

    /** {@return flat tables, one byte for a state, of games whose states are ranks, for states below 2^30} */
    public static Strategy ranked() {
        return of(Engines.RANKED);
    }

    /**
     * {@return nimber search: proof-number search of whether X + *n is lost, for normal play of every game that ends}
     * It lists only the winning moves that are found with little additional work.
     */
    public static Strategy nimberSearch() {
        return nimberSearch(1);
    }

    /**
     * {@return nimber search on several threads over the same tables} The answers do not depend on the number of
     * threads; the cost does. All these threads call the rules.
     *
     * @param threads the number of threads, including the calling one, from 1 to 64
     */
    public static Strategy nimberSearch(int threads) {
        return of("nimber-search" + (threads > 1 ? "[" + threads + "]" : ""), NimberStep.always(threads));
    }

    /** {@return search of whole sums, without any theorem, not even that of Sprague and Grundy} */
    public static Strategy wholeSums() {
        return of("whole-sums", new WholeStep());
    }

    /** {@return misère play by quotients, verified at any cost: of one heap game, else of all reachable positions} */
    public static Strategy quotients() {
        return of("quotients", new QuotientStep(Share.ANY_QUOTIENT));
    }

    /** {@return misère play by canonical forms of small parts and proof-number search of the other components} */
    public static Strategy misereSearch() {
        return of("misere-search", MisereMethodsStep.searchAlone());
    }
}
