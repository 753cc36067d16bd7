package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.HeapAtoms;

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
    private static final long MANY_OPTIONS = 32;

    static final int MOST_LISTED = 100_000;
    private static final int FEW_OPTIONS = 8;

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
        return orIfBeyond(true, () -> splits().allMatch(split -> split));
    }

    private boolean someSplit() {
        return orIfBeyond(false, () -> splits().anyMatch(split -> split));
    }

    private Stream<Boolean> splits() {
        return heaps.orElseThrow().firstOptions(FEW_OPTIONS, Meter.unlimited()).stream()
                .map(option -> option.components().size() > 1);
    }

    boolean isSingle() {
        return position.components().size() <= 1;
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
                .mapToInt(heap ->
                        orIfBeyond(limit, () -> heap.firstOptions(limit, meter).size()))
                .max()
                .orElse(0);
    }

    /** Returns a result, or another one if a heap has too many options to list. */
    static <T> T orIfBeyond(T other, Supplier<T> result) {
        try {
            return result.get();
        } catch (BeyondRangeException tooMany) {
            return other;
        }
    }

    /**
     * Returns the work that a bare search of a sum does before its quotient: that of listing all lesser heaps where moves
     * take any number of beans, or half of it for components that are no heaps and have as many options.
     */
    long workOfBare() {
        if (heaps.isEmpty()) {
            long options = mostOptions(MOST_LISTED);
            return options < MANY_OPTIONS ? 0 : options * options / 4;
        }
        return isUnbounded() ? BareOutcomeSearch.workOfHeaps(heaps.orElseThrow(), meter) : 0;
    }
}
