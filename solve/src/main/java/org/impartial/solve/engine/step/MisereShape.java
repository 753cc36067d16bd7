package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.sums.Claims;

/**
 * What a position says of itself, by which the methods of misère play are ordered: its heaps and its options.
 *
 * @param heaps the greatest heap, if all components are heaps of one game
 * @param meter counts the options that are listed
 */
record MisereShape(Position position, Optional<Component<?>> heaps, Meter meter) {
    /**
     * The heap above which the quotient may end before the search has listed its options: these grow with the heap, and a
     * quotient that exists for all heaps does not. Where moves may take any number of beans there seldom is one.
     */
    private static final long GREATEST_SEARCHED = 50;

    /** The heap, and that of a sum, above which search takes longer than the 100 options of most quotients of games that split. */
    private static final long GREATEST_SEARCHED_SOON = 38;

    private static final long GREATEST_SEARCHED_SOON_IN_SUM = 24;

    private static final long GREATEST_SEARCHED_UNBOUNDED = 256;

    /** The options of a component of a sum above which a search that ends at the first winning move may be much shorter. */
    private static final int MANY_OPTIONS = 32;

    /** The work of a bare search of a sum of different games, at least. */
    private static final long FIRST_OF_BARE = 160;

    static final int MOST_LISTED = 100_000;
    private static final int SAMPLES = 4;
    private static final int FEW_OPTIONS = 8;
    /** The positions of a component, such as a Nim heap of 3, beside which a sum is searched as the other component is. */
    private static final int FEW_FOLLOWERS = 4;

    /** Returns the most beans that a move takes; empty if that grows with the heap. */
    OptionalInt mostTaken() {
        return new HeapAtoms((HeapGame) heaps.orElseThrow().game())
                .reach().stream().mapToInt(reach -> reach.taken()).findFirst();
    }

    /** Returns whether all components are heaps of one game, of which a move takes a bounded number of beans. */
    boolean isBounded() {
        return heaps.isPresent() && mostTaken().isPresent();
    }

    /** Returns whether a search of heaps that decompose probably takes longer than a quotient that ends soon. */
    boolean isSearchedLong() {
        long most = isSingle() ? GREATEST_SEARCHED_SOON : GREATEST_SEARCHED_SOON_IN_SUM;
        return isBounded() && hasHeapAbove(most) && (!isSingle() || someSplit());
    }

    /** Returns whether moves may take any number of beans, or split heaps that are not great. */
    boolean isUnbounded() {
        return heaps.isPresent() && mostTaken().isEmpty() && !(isGreat() && allSplit());
    }

    /** Returns whether each move splits a heap: the first options show it. */
    private boolean allSplit() {
        return orIfBeyond(true, () -> splits(heaps.orElseThrow()).allMatch(split -> split));
    }

    private boolean someSplit() {
        return orIfBeyond(false, () -> splits(heaps.orElseThrow()).anyMatch(split -> split));
    }

    private static Stream<Boolean> splits(Component<?> component) {
        return component.firstOptions(FEW_OPTIONS, Meter.unlimited()).stream()
                .map(option -> option.components().size() > 1);
    }

    boolean isSingle() {
        return position.components().size() <= 1;
    }

    /** Returns whether all components but one, which stays whole, have few followers. */
    private boolean isNearlyWhole() {
        List<Component<?>> great = position.components().stream()
                .filter(component -> !orIfBeyond(false, () -> hasFewFollowers(component)))
                .toList();
        return great.size() == 1
                && BareOutcomeSearch.staysWhole(Position.sum(great))
                && orIfBeyond(false, () -> splits(great.get(0)).noneMatch(split -> split));
    }

    private boolean hasFewFollowers(Component<?> start) {
        List<Component<?>> found = new ArrayList<>(List.of(start.canonical()));
        for (int i = 0; i < found.size() && found.size() <= FEW_FOLLOWERS; i++) {
            found.get(i).firstOptions(FEW_FOLLOWERS, meter).stream()
                    .flatMap(option -> option.components().stream())
                    .<Component<?>>map(Component::canonical)
                    .filter(part -> !found.contains(part))
                    .forEach(found::add);
        }
        return found.size() <= FEW_FOLLOWERS;
    }

    boolean isGreat() {
        boolean bounded = heaps.isEmpty() || isBounded() || allSplit();
        return hasHeapAbove(bounded ? GREATEST_SEARCHED : GREATEST_SEARCHED_UNBOUNDED);
    }

    private boolean hasHeapAbove(long most) {
        return position.components().stream()
                .anyMatch(heap -> heap.game() instanceof HeapGame && (Long) heap.state() > most);
    }

    /** Returns the greatest number of options of a heap, but not more than a limit. */
    long mostOptions(int limit) {
        return position.components().stream()
                .mapToInt(component -> mostOptions(component, limit))
                .max()
                .orElse(0);
    }

    private int mostOptions(Component<?> component, int limit) {
        return orIfBeyond(limit, () -> component.firstOptions(limit, meter).size());
    }

    /** Returns a result, or another one if a heap has too many options to list. */
    static <T> T orIfBeyond(T other, Supplier<T> result) {
        try {
            return result.get();
        } catch (BeyondRangeException tooMany) {
            return other;
        }
    }

    /** Returns about how much work the values of the components take, of those that no claim gives. */
    long workOfValues(Claims claims) {
        return position.components().stream()
                .distinct()
                .filter(component -> claims.formula(component).isEmpty())
                .mapToLong(component -> orIfBeyond(0L, () -> workOfValue(component)))
                .sum();
    }

    private long workOfValue(Component<?> component) {
        return component.game() instanceof HeapGame && !BareOutcomeSearch.isTableFilled(component)
                ? BareOutcomeSearch.workOfFirstValues(component, meter)
                : workOfFollowers(component) / 2;
    }

    /** Returns about how much work it takes to list all followers of a component; of what is no heap, the options of its options. */
    private long workOfFollowers(Component<?> component) {
        if (component.game() instanceof HeapGame) {
            return BareOutcomeSearch.workOfHeaps(component, meter);
        }
        List<Position> options = component.firstOptions(MOST_LISTED, meter);
        long further = IntStream.range(0, options.isEmpty() ? 0 : SAMPLES)
                .mapToObj(i -> options.get((2 * i + 1) * options.size() / (2 * SAMPLES)))
                .flatMap(option -> option.components().stream())
                .mapToLong(part -> part.firstOptions(MOST_LISTED, meter).size())
                .sum();
        return options.size() * further / SAMPLES;
    }

    /**
     * Returns the work that a bare search of a sum does before its quotient: that of listing all lesser heaps where moves
     * take any number of beans, or half of it for the component of a sum of different games that has most followers; if
     * that is nearly whole, no quotient follows.
     */
    long workOfBare() {
        if (heaps.isEmpty()) {
            return isNearlyWhole()
                    ? SumTurns.ALL
                    : position.components().stream()
                            .filter(component -> mostOptions(component, MANY_OPTIONS) == MANY_OPTIONS)
                            .mapToLong(component -> orIfBeyond(0L, () -> workOfFollowers(component) / 2))
                            .reduce(FIRST_OF_BARE, Math::max);
        }
        return isUnbounded() ? BareOutcomeSearch.workOfHeaps(heaps.orElseThrow(), meter) : 0;
    }
}
