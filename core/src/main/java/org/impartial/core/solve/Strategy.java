package org.impartial.core.solve;

import java.util.Optional;
import java.util.function.Predicate;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.nimber.NimberSearch;
import org.impartial.core.theory.Valuation;

/**
 * A way of solving that can be chosen, compared and replaced. The same question can be put to every strategy; each either
 * answers with a theory of sums, or declines. A strategy keeps its tables from one question to the next, and belongs to
 * one solver.
 */
public interface Strategy {

    /**
     * The name under which answers mention it.
     *
     * @return a short name, such as {@code claims}
     */
    String name();

    /**
     * How this strategy would answer for a position.
     *
     * @param position the position
     * @param convention the playing convention
     * @param effort meters the work, of this call and of all use of the way
     * @return a way whose theory tells the outcome of the position, or nothing if this strategy cannot
     */
    Optional<Way<?>> way(Position position, Convention convention, Meter effort);

    /**
     * The best proved way: claims, then tables, then search.
     *
     * @return a new strategy with empty tables
     */
    static Strategy auto() {
        return new AutoStrategy();
    }

    /**
     * Closed forms only.
     *
     * @return a new strategy
     */
    static Strategy claims() {
        return new ClaimsStrategy();
    }

    /**
     * Search from the rules only, in the lane that suits each game; sums by XOR in normal play, whole in misère play.
     *
     * @return a new strategy with empty tables
     */
    static Strategy search() {
        return new SearchStrategy("search", Lanes.plain());
    }

    /**
     * Tables of Grundy values of heap games, filled from the rules.
     *
     * @return a new strategy with empty tables
     */
    static Strategy table() {
        return new LaneStrategy<>("table", HeapTables::handles, new HeapTables(), HeapTables::meter);
    }

    /**
     * Tables of games that take from l to r beans, by a window that moves along the values.
     *
     * @return a new strategy with empty tables
     */
    static Strategy window() {
        return new LaneStrategy<>("window", WindowTables::handles, new WindowTables(), WindowTables::meter);
    }

    /**
     * Search on state objects, whatever the game.
     *
     * @return a new strategy with empty tables
     */
    static Strategy objects() {
        return new LaneStrategy<>("objects", c -> !c.game().loopy(), new ObjectSearch(), ObjectSearch::meter);
    }

    /**
     * Search of packed games in a {@code HashMap} of boxed longs, for comparison.
     *
     * @return a new strategy with empty tables
     */
    static Strategy boxed() {
        return new LaneStrategy<>(
                "boxed", PackedSearch::handles, new PackedSearch(BoxedTable::new, 1), PackedSearch::meter);
    }

    /**
     * Search of packed games in a table of primitive longs, on the calling thread.
     *
     * @return a new strategy with empty tables
     */
    static Strategy packed() {
        return packed(1);
    }

    /**
     * Search of packed games in a table of primitive longs that several threads share. The answers do not depend on the
     * number of threads; the cost may, as a position that two threads meet at once is counted twice. The rules are asked
     * from all these threads, which live as long as the search of a component.
     *
     * @param threads how many, with the calling one, from 1 to 64
     * @return a new strategy with empty tables
     */
    static Strategy packed(int threads) {
        return packed(threads, 0);
    }

    /**
     * The same with tables that are made large enough at once.
     *
     * @param threads how many, with the calling one, from 1 to 64
     * @param positions how many positions a table holds before it grows; it takes 11 bytes for each
     * @return a new strategy with empty tables
     */
    static Strategy packed(int threads, long positions) {
        if (threads < 1 || threads > PackedSearch.MOST_THREADS || positions < 0) {
            throw new IllegalArgumentException("a search has 1 to " + PackedSearch.MOST_THREADS
                    + " threads and expects 0 positions or more, not " + threads + " and " + positions);
        }
        return new LaneStrategy<>(
                "packed",
                PackedSearch::handles,
                new PackedSearch(() -> new PackedTable(positions), threads),
                PackedSearch::meter);
    }

    /**
     * Flat tables of games whose states are ranks, filled from the bottom up: one byte a state, for states below 2^30.
     *
     * @return a new strategy with empty tables
     */
    static Strategy ranked() {
        return new LaneStrategy<>("ranked", RankedTables::handles, new RankedTables(), RankedTables::meter);
    }

    /**
     * Nimber search: proof-number search on "is X + *n lost?", for normal play of every game that ends. It pays where play
     * falls apart; see {@code docs/adr/0008-nimber-search.md}. Of the winning moves it lists those that are found with
     * little more work.
     *
     * @return a new strategy with empty tables
     */
    static Strategy nimberSearch() {
        return new NimberStrategy(new NimberSearch());
    }

    /**
     * Search of whole sums, with no theorem at all, not even that of Sprague and Grundy.
     *
     * @return a new strategy with empty tables
     */
    static Strategy wholeSums() {
        return new WholeSums();
    }

    /**
     * Misère play through quotients that are verified for the position, whatever they cost: of one heap game for sums of
     * its heaps, else of all that can be reached.
     *
     * @return a new strategy without quotients
     */
    static Strategy quotients() {
        return new QuotientSums(Long.MAX_VALUE);
    }

    /**
     * A strategy of one's own, from Grundy values in normal play.
     *
     * @param name its name
     * @param handles the components that it values
     * @param valuation their values; it must value every option of a component that it values
     * @return the strategy
     */
    static Strategy of(String name, Predicate<Component<?>> handles, Valuation valuation) {
        return new LaneStrategy<>(name, handles, valuation, (lane, effort) -> {});
    }
}
