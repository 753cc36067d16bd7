package org.impartial.solve.engine.step;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.search.PositionSearch;
import org.impartial.solve.engine.sequence.GrundySequence;

/**
 * Outcomes of single components by bare search of whole positions, within a share. It leaves each position at the first
 * winning move found, and so examines fewer positions than a search for values. If play leads to sums, it stops early.
 * Not safe for use by several threads.
 */
final class BareOutcomeSearch {
    private static final long GREATEST_TABLE = 1 << 30;
    private static final int FIRST_OPTIONS = 10_000;

    private final Map<Convention, PositionSearch> searches = new EnumMap<>(Convention.class);

    /**
     * {@return the outcome by a first attempt of another search, else by this one; empty if neither found it}
     *
     * @param share the budget of the other search
     * @param attempted the other search, under the meter of its share
     * @param pays whether this search is worthwhile, given the cost of the other one
     * @param meter the meter of which the other search gets a share
     * @param whole the meter of the question
     */
    Optional<Outcome> outcomeAfter(
            Share share,
            Function<Meter, Outcome> attempted,
            Predicate<Cost> pays,
            Position position,
            Convention convention,
            Meter meter,
            Meter whole) {
        Optional<Outcome> known = search(convention).known(position, meter);
        List<Component<?>> components = position.components();
        // Heap games are excluded: heaps that can be split lead to sums, and the others have tables.
        if (known.isPresent() || components.size() != 1 || components.get(0).game() instanceof HeapGame) {
            return known;
        }
        LimitedAttempt attempt = share.attempt(meter);
        Optional<Outcome> found = attempt.result(attempted);
        return found.isEmpty() && pays.test(attempt.meter().cost()) ? outcome(position, convention, whole) : found;
    }

    /**
     * {@return the outcome of a position whose play is not expected to lead to sums, by this search and another one in
     * turns; empty if the position decomposes}
     *
     * @param other the other search, which continues where it was stopped
     * @param found the outcomes of single components that the other search has found
     * @param position one component
     * @param meter the meter of both
     * @param before the work for the question before them
     */
    Optional<Outcome> inTurns(
            Function<Meter, Outcome> other,
            Function<Component<?>, Optional<Outcome>> found,
            Position position,
            Convention convention,
            Meter meter,
            long before) {
        long[] spared = {0};
        Function<Component<?>, Optional<Outcome>> counted = component -> {
            Optional<Outcome> outcome = found.apply(component);
            spared[0] += outcome.isPresent() ? 1 : 0;
            return outcome;
        };
        try (PositionSearch.InTurns bare = search(convention).inTurns(position, counted)) {
            Component<?> only = position.components().get(0);
            int options = only.firstOptions(FIRST_OPTIONS, meter).size();
            return new Turns(meter, Long.MAX_VALUE, options, before, () -> spared[0])
                    .result(bare::outcome, turn -> Optional.of(other.apply(turn)));
        }
    }

    /**
     * Returns whether this search finds the outcome of one component with less than half of the work of the tables
     * that another method would fill, or with little work; its result is kept.
     */
    boolean decidesBefore(Question question) {
        try {
            return staysWhole(question.position())
                    && beforeTables(question)
                            .find(attempt ->
                                    search(question.convention()).outcomeUnlessSums(question.position(), attempt))
                            .isPresent();
        } catch (BeyondRangeException tooMany) {
            return false;
        }
    }

    /** Returns an attempt with half of the work of a table of a game without an engine of its own. */
    private static LimitedAttempt beforeTables(Question question) {
        Component<?> only = question.position().components().get(0);
        Meter meter = question.meter();
        long half = only.game() instanceof HeapGame heaps
                        && GrundySequence.of(heaps).engines().size() == 1
                ? Math.min((Long) only.state(), GREATEST_TABLE)
                        / 2
                        * (1 + only.firstOptions(FIRST_OPTIONS, meter).size() / 2)
                : 0;
        return half == 0 ? Share.OUTCOME_BEFORE_VALUES.attempt(meter) : new LimitedAttempt(meter.fork(half, half));
    }

    /** Returns whether play from a position is not expected to lead to sums: one component without a declared size. */
    static boolean staysWhole(Position position) {
        List<Component<?>> components = position.components();
        return components.size() == 1 && !(components.get(0).game() instanceof Sized);
    }

    /** Returns the outcome, or empty if the position decomposes or the share does not suffice. */
    private Optional<Outcome> outcome(Position position, Convention convention, Meter meter) {
        return Share.OUTCOME_ALONE
                .attempt(meter)
                .find(attempt -> search(convention).outcomeUnlessSums(position, attempt));
    }

    /** Returns a move to a position that this search has found to be P. */
    Optional<Move> winningMove(Position position, Convention convention, Meter meter) {
        PositionSearch search = search(convention);
        return search.known(position, meter).isEmpty()
                ? Optional.empty()
                : position.moves(meter).stream()
                        .filter(move -> search.known(move.result(), meter).equals(Optional.of(Outcome.P)))
                        .findFirst();
    }

    /** Returns the outcome of a component if this search has found it. */
    Optional<Outcome> known(Component<?> canonical, Convention convention) {
        return search(convention).known(canonical);
    }

    private PositionSearch search(Convention convention) {
        return searches.computeIfAbsent(convention, PositionSearch::new);
    }
}
