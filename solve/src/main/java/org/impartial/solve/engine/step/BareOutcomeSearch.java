package org.impartial.solve.engine.step;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.heap.HeapGame;
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
    private static final int FIRST_OPTIONS = 10_000;
    private static final int SAMPLES = 4;
    private static final long GREATEST_FILLED = 50_000;
    /** The number of values that are computed before a first look for a period. */
    static final int FIRST_VALUES = 128;

    /** The parts in 96 of the work of a table, in normal play, where a memo search may need less than the table too. */
    private static final long PARTS_BEFORE_A_MEMO = 72;

    private final Map<Convention, PositionSearch> searches = new EnumMap<>(Convention.class);

    /**
     * {@return the outcome by a first attempt of another search, else by this one; empty if neither found it}
     *
     * @param share the budget of the other search
     * @param attempted the other search, under the meter of its share
     * @param meter the meter of the question
     */
    Optional<Outcome> outcomeAfter(
            Share share, Function<Meter, Outcome> attempted, Position position, Convention convention, Meter meter) {
        Optional<Outcome> known = known(position, convention, meter);
        List<Component<?>> components = position.components();
        // Heap games are excluded: heaps that can be split lead to sums, and the others have tables.
        if (known.isPresent() || components.size() != 1 || components.get(0).game() instanceof HeapGame) {
            return known;
        }
        LimitedAttempt attempt = share.attempt(meter);
        Optional<Outcome> found = attempt.result(attempted);
        return found.isPresent()
                ? found
                : Share.OUTCOME_ALONE
                        .attempt(meter)
                        .find(part -> search(convention).outcomeUnlessSums(position, part));
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
        try (PositionSearch.InTurns bare = search(convention).inTurns(position, found)) {
            int options = position.components()
                    .get(0)
                    .firstOptions(FIRST_OPTIONS, meter)
                    .size();
            return new Turns(meter)
                    .beginningWith(1, Math.max(Turns.FIRST, 2L * options))
                    .after(0, before)
                    .favouringOther(-1)
                    .result(bare::outcome, turn -> Optional.of(Optional.of(other.apply(turn))));
        }
    }

    /** Returns the outcome by another search and this one in turns; of one component whose play leads to sums only at first. */
    Outcome inTurnsWith(
            Function<Meter, Outcome> other, Position position, Convention convention, Meter meter, long before) {
        boolean sum = position.components().size() > 1;
        try (PositionSearch.InTurns bare = search(convention).inTurns(position)) {
            return new Turns(meter)
                    .until(() -> !sum && bare.leadsToSums(Share.WHOLE_BESIDE_COMPONENTS.most()))
                    .after(0, before)
                    .result(other, bare::outcome);
        }
    }

    /**
     * Returns the outcome of one component, if this search finds it with less work than the tables that another method
     * would fill, or with little work; its result is kept. As the work of the tables is known, all work is at most 7/3 of
     * that of the cheaper way, and in misère play 63/31. What is no heap has its value from all followers, and its outcome
     * from some of them, so that this search is not limited.
     *
     * @param work the work of the other method, such as {@link #workOfTables}; 0 if it is not known, or for no heap
     */
    Optional<Outcome> outcomeBefore(long work, Question question) {
        Position position = question.position();
        if (!staysWhole(position)) {
            return Optional.empty();
        }
        boolean heap = position.components().get(0).game() instanceof HeapGame;
        LimitedAttempt share = work > 0
                ? beforeWork(work, question)
                : heap ? Share.OUTCOME_BEFORE_VALUES.attempt(question.meter()) : new LimitedAttempt(question.meter());
        try {
            return share.find(attempt -> search(question.convention()).outcomeUnlessSums(position, attempt));
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    /** Returns an attempt before other work, with a little less than that, and less where a memo search may follow. */
    static LimitedAttempt beforeWork(long work, Question question) {
        long parts = question.convention() == Convention.NORMAL ? PARTS_BEFORE_A_MEMO : Turns.PARTS - 3;
        return new LimitedAttempt(question.meter().turn(work * parts / Turns.PARTS));
    }

    /** Returns the work of a table of one heap of a game without an engine of its own; 0 for other positions. */
    static long workOfTables(Question question) {
        List<Component<?>> components = question.position().components();
        return components.size() == 1
                        && components.get(0).game() instanceof HeapGame
                        && isTableFilled(components.get(0))
                ? workOfHeaps(components.get(0), question.meter())
                : 0;
    }

    /** Returns the work of the first values of the game of a heap, after which an engine looks for a period. */
    static long workOfFirstValues(Component<?> heap, Meter meter) {
        return workOfTable((HeapGame) heap.game(), Math.min((Long) heap.state(), FIRST_VALUES), meter);
    }

    /** Returns whether a table of values of the game of a heap is filled from the rules, heap by heap. */
    static boolean isTableFilled(Component<?> heap) {
        return GrundySequence.of((HeapGame) heap.game()).engines().size() == 1;
    }

    /**
     * Returns the approximate number of heaps up to one, and of their options: those of a few heaps, evenly spaced. Only a
     * period answers for a heap far beyond, and is found among the first ones.
     */
    private static long workOfTable(HeapGame game, long heap, Meter meter) {
        long most = heap <= GREATEST_FILLED ? heap : Sequences.FIRST_LOOK;
        long options = LongStream.range(0, SAMPLES)
                .map(i -> most * (2 * i + 1) / (2 * SAMPLES))
                .map(sample ->
                        game.at(sample).firstOptions(FIRST_OPTIONS, meter).size())
                .sum();
        return most + most * options / SAMPLES;
    }

    /** Returns whether play from a position is not expected to lead to sums: one component without a declared size. */
    static boolean staysWhole(Position position) {
        List<Component<?>> components = position.components();
        return components.size() == 1 && !(components.get(0).game() instanceof Sized);
    }

    /** Returns the approximate work of listing the options of the heaps up to one. */
    static long workOfHeaps(Component<?> greatest, Meter meter) {
        return workOfTable((HeapGame) greatest.game(), (Long) greatest.state(), meter);
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

    /** Returns the outcome of a position if this search has found it. */
    Optional<Outcome> known(Position position, Convention convention, Meter meter) {
        return search(convention).known(position, meter);
    }

    /** Returns the outcome of a component if this search has found it. */
    Optional<Outcome> known(Component<?> canonical, Convention convention) {
        return search(convention).known(canonical);
    }

    PositionSearch search(Convention convention) {
        return searches.computeIfAbsent(convention, PositionSearch::new);
    }
}
