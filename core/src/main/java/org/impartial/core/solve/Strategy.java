package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.Valuation;

/**
 * A way of solving that can be chosen, compared and replaced. The same question can be put to every strategy; each either
 * answers with a theory of sums, or declines. A strategy is an immutable description; {@link #open} gives it tables, and who
 * opens it twice has two sets of them that never meet.
 */
public interface Strategy {

    /**
     * The name under which it is chosen, and answers mention it.
     *
     * @return a short name, such as {@code claims}
     */
    String name();

    /**
     * Opens this strategy with empty tables.
     *
     * @return a new session
     */
    Session open();

    /**
     * The strategies that can be chosen by name.
     *
     * @return all of them, the default first
     */
    static List<Strategy> all() {
        return List.of(
                auto(),
                claims(),
                search(),
                table(),
                of(LaneList.SEQUENCES),
                window(),
                ranked(),
                packed(),
                objects(),
                nimberSearch(),
                wholeSums(),
                quotients());
    }

    /**
     * The strategy of a name.
     *
     * @param name one of the names of {@link #all}
     * @return the strategy
     * @throws IllegalArgumentException if there is none; the message lists the names
     */
    static Strategy named(String name) {
        for (Strategy strategy : all()) {
            if (strategy.name().equals(name)) {
                return strategy;
            }
        }
        throw new IllegalArgumentException("there is no strategy \"" + name + "\"; choose one of "
                + all().stream().map(Strategy::name).collect(Collectors.joining(", ")));
    }

    /**
     * The best proved way: claims, then tables, then search.
     *
     * @param own engines of one's own for Grundy values, asked before those of the house, in order
     * @return the strategy
     */
    static Strategy auto(Lane... own) {
        return new AutoStrategy(
                Stream.concat(Stream.of(own), LaneList.BEST.stream()).toList());
    }

    /**
     * Closed forms only.
     *
     * @return the strategy
     */
    static Strategy claims() {
        return new ClaimsStrategy();
    }

    /**
     * Search from the rules only, in the lane that suits each game; sums by XOR in normal play, whole in misère play.
     *
     * @return the strategy
     */
    static Strategy search() {
        return new SearchStrategy();
    }

    /**
     * Normal play by one engine.
     *
     * @param lane the engine, which counts its own work
     * @return the strategy of the same name
     */
    static Strategy of(Lane lane) {
        return new LaneStrategy(lane);
    }

    /**
     * Tables of Grundy values of heap games, filled from the rules.
     *
     * @return the strategy
     */
    static Strategy table() {
        return of(LaneList.TABLE);
    }

    /**
     * Tables of games that take from l to r beans, by a window that moves along the values.
     *
     * @return the strategy
     */
    static Strategy window() {
        return of(LaneList.WINDOW);
    }

    /**
     * Search on state objects, whatever the game.
     *
     * @return the strategy
     */
    static Strategy objects() {
        return of(LaneList.OBJECTS);
    }

    /**
     * Search of packed games in a table of primitive longs, on the calling thread.
     *
     * @return the strategy
     */
    static Strategy packed() {
        return of(LaneList.PACKED);
    }

    /**
     * Search of packed games in a table of primitive longs that several threads share. The answers do not depend on the
     * number of threads; the cost may, as a position that two threads meet at once is counted twice. The rules are asked
     * from all these threads, which live as long as the search of a component.
     *
     * @param threads how many, with the calling one, from 1 to 64
     * @return the strategy
     */
    static Strategy packed(int threads) {
        return packed(threads, 0);
    }

    /**
     * The same with tables that are made large enough at once.
     *
     * @param threads how many, with the calling one, from 1 to 64
     * @param positions how many positions a table holds before it grows; it takes 11 bytes for each
     * @return the strategy
     */
    static Strategy packed(int threads, long positions) {
        if (threads < 1 || threads > PackedSearch.MOST_THREADS || positions < 0) {
            throw new IllegalArgumentException("a search has 1 to " + PackedSearch.MOST_THREADS
                    + " threads and expects 0 positions or more, not " + threads + " and " + positions);
        }
        return of(Lane.of(
                "packed", PackedSearch::handles, () -> new PackedSearch(() -> new PackedTable(positions), threads)));
    }

    /**
     * Flat tables of games whose states are ranks, filled from the bottom up: one byte a state, for states below 2^30.
     *
     * @return the strategy
     */
    static Strategy ranked() {
        return of(LaneList.RANKED);
    }

    /**
     * Nimber search: proof-number search on "is X + *n lost?", for normal play of every game that ends. Of the winning moves
     * it lists those that are found with little more work.
     *
     * @return the strategy
     */
    static Strategy nimberSearch() {
        return nimberSearch(1);
    }

    /**
     * Nimber search on several threads over the same tables. The answers do not depend on the number of threads; the cost does.
     * The rules are asked from all these threads.
     *
     * @param threads how many, with the calling one, from 1 to 64
     * @return the strategy
     */
    static Strategy nimberSearch(int threads) {
        return new NimberStrategy(threads);
    }

    /**
     * Search of whole sums, with no theorem at all, not even that of Sprague and Grundy.
     *
     * @return the strategy
     */
    static Strategy wholeSums() {
        return new NamedStrategy("whole-sums", WholeSums::new);
    }

    /**
     * Misère play through quotients that are verified for the position, whatever they cost: of one heap game for sums of
     * its heaps, else of all that can be reached.
     *
     * @return the strategy
     */
    static Strategy quotients() {
        return new NamedStrategy("quotients", () -> new QuotientSums(Long.MAX_VALUE));
    }

    /**
     * A strategy of one's own, from Grundy values in normal play. Each component is valued once in a question, and that is
     * counted; what the valuation spends on the meter comes to it.
     *
     * @param name its name
     * @param handles the components that it values
     * @param valuation their values; it must value every option of a component that it values, and every user shares it
     * @return the strategy
     */
    static Strategy of(String name, Predicate<Component<?>> handles, Valuation valuation) {
        return new LaneStrategy(Lane.of(name, handles, () -> valuation), CountedValues::new);
    }

    /**
     * A strategy at work: it keeps its tables from one question to the next, and never anything else of a question, least of all
     * its meter. Belongs to one thread at a time.
     */
    @FunctionalInterface
    interface Session {

        /**
         * Answers for a position, or declines.
         *
         * @param position the position
         * @param convention the playing convention
         * @param meter counts and stops the work of this call and of all later use of the solution; it is bound to the theory of
         *     the solution, which must use no other
         * @return a solution whose theory tells the outcome of the position; or why this strategy has none
         * @throws org.impartial.core.meter.StoppedException if the budget is used up or somebody cancels; the tables are whole
         *     then, as after every exception
         */
        Result solve(Position position, Convention convention, Meter meter);
    }

    /** What a strategy says of a position: a {@link Solution}, or that it {@linkplain Declined declines}, and why. */
    sealed interface Result permits Solution, Result.Declined {

        /**
         * That a strategy has no answer.
         *
         * @param reason why, as the end of a sentence that begins with the name of the strategy
         * @return the result
         */
        static Result declined(String reason) {
            return new Declined(reason);
        }

        /**
         * The solution.
         *
         * @return the solution, if there is one
         */
        default Optional<Solution<?>> solution() {
            return this instanceof Solution<?> solution ? Optional.of(solution) : Optional.empty();
        }

        /**
         * This result if it is a solution, else another.
         *
         * @param next asked if this one declines
         * @return the first of both that is a solution, else the second
         */
        default Result or(Supplier<? extends Result> next) {
            return this instanceof Solution ? this : next.get();
        }

        /**
         * A strategy has no answer for a position.
         *
         * @param reason why, as the end of a sentence that begins with the name of the strategy
         */
        record Declined(String reason) implements Result {}
    }
}
