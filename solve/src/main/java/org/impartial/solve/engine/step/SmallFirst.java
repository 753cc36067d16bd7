package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.ObjectSearch;
import org.impartial.solve.theory.GrundyValues;

/**
 * Grundy values, where the value of one component is first searched for within a share, and then, if the cost of that
 * attempt suggests it, by another search. Not safe for use by several threads.
 */
final class SmallFirst implements GrundyValues {
    private static final int MOST_OPTIONS = 4;

    private final Component<?> only;
    private final GrundyValues small;
    private final List<Share> shares;
    private final Optional<GrundyValues> narrow;
    private final GrundyValues inTurns;
    private final GrundyValues values;
    private boolean byNarrow;

    private SmallFirst(
            Component<?> only,
            GrundyValues small,
            Optional<GrundyValues> narrow,
            GrundyValues inTurns,
            GrundyValues values,
            Share... shares) {
        this.only = only;
        this.small = small;
        this.shares = List.of(shares);
        this.narrow = narrow;
        this.inTurns = inTurns;
        this.values = values;
    }

    /** Returns values that first enumerate play from a component whose value theorems reduce to other values. */
    static GrundyValues enumerating(Component<?> only, GrundyValues values) {
        return new SmallFirst(only, new ObjectSearch(), Optional.empty(), values, values, Share.FEW_POSITIONS);
    }

    /** Returns values that also use nimber search, in turns, for a component that is neither small nor has many options. */
    static GrundyValues ifNarrow(Component<?> only, GrundyValues values, GrundyValues nimbers, GrundyValues inTurns) {
        return new SmallFirst(
                only, values, Optional.of(nimbers), inTurns, values, Share.FEW_VALUES, Share.VALUE_BEFORE_NIMBERS);
    }

    /**
     * Returns whether a component has at most four options, and its followers have at most two and a half on average:
     * then a search that ends a position at its first winning move examines far fewer positions than one that evaluates
     * all of them.
     *
     * @param cost the cost of a search for its value so far
     * @param meter counts the options of the component
     */
    static boolean isNarrow(Component<?> component, Cost cost, Meter meter) {
        return 2 * cost.options() <= 5 * cost.positions()
                && component.options(meter).size() <= MOST_OPTIONS;
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        if (!component.equals(only)) {
            return values.grundy(component, meter);
        }
        try {
            return attempted(component, meter).orElseGet(() -> values.grundy(component, meter));
        } catch (BeyondRangeException tooMany) {
            return values.grundy(component, meter);
        }
    }

    /** Returns the value, if it is found within the shares of the attempts. */
    private Optional<Long> attempted(Component<?> component, Meter meter) {
        for (Share share : shares) {
            LimitedAttempt attempt = share.attempt(meter);
            Optional<Long> found = attempt.result(part -> small.grundy(component, part));
            if (found.isPresent()
                    || narrow.isEmpty()
                    || !isNarrow(component, attempt.meter().cost(), meter)) {
                return found;
            }
            if (share == shares.get(shares.size() - 1)) {
                return Optional.of(inTurns.grundy(component, meter));
            }
            found = Share.BRIEF_NIMBER_SEARCH
                    .attempt(meter)
                    .result(part -> narrow.get().grundy(component, part));
            if (found.isPresent()) {
                byNarrow = true;
                return found;
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return narrow.filter(nimbers -> byNarrow)
                .map(nimbers -> nimbers.knownReplies(component, wanted, meter))
                .orElseGet(() -> inTurns.knownReplies(component, wanted, meter));
    }
}
