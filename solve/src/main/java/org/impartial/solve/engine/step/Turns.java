package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;

/**
 * Two searches of unknown cost that take turns and continue where they were stopped. Both have nearly the same work, so
 * that all work is at most about twice that of either search, whatever these cost, and less where one uses what the
 * other has found. Not safe for use by several threads.
 */
final class Turns {
    /** The work of the first turn, which takes microseconds. */
    private static final long FIRST = 100;

    /** The usual search has this many parts of the work of both, and the other one a part more or less. */
    private static final long PARTS = 16;

    /** The other search helps if it spares the usual one more than one position in this many. */
    private static final long FEW = 32;

    /** The other search always helps. */
    static final LongSupplier HELPED = () -> Long.MAX_VALUE / FEW;

    private final Meter whole;
    private final Meter ofOther;
    private final LongSupplier spared;
    private long usualPositions;
    private long usualWork;
    private long otherWork;
    private long lead;

    /**
     * Creates turns of two searches.
     *
     * @param whole the meter of the question; the other search is given at most a quarter of what is left of its budget
     * @param most the greatest number of positions that the other search may visit
     * @param options the number of options of the position, which the other search examines twice at first
     * @param before the work before, which the usual search does not repeat, so that it counts as work of the other one
     * @param spared the number of positions that the usual search did not examine, as the other one had their outcomes
     */
    Turns(Meter whole, long most, long options, long before, LongSupplier spared) {
        this.spared = spared;
        this.whole = whole;
        this.ofOther = whole.fork(Long.MAX_VALUE).fork(most);
        this.lead = Math.max(FIRST, 2 * options);
        this.otherWork = before;
    }

    /**
     * {@return the result of the search that ends first}
     *
     * @param usual the search that is usually the cheaper one
     * @param other the other search; both {@linkplain Meter#endTurn end their turns}
     */
    <T> T result(Function<Meter, T> usual, Function<Meter, T> other) {
        while (true) {
            LimitedAttempt attempt = new LimitedAttempt(whole.turn(Math.max(1, usualShare() - usualWork)));
            Optional<T> found = attempt.result(usual);
            usualWork += work(attempt.meter().cost());
            usualPositions += attempt.meter().cost().positions();
            if (found.isEmpty()) {
                found = byOther(other);
            }
            if (found.isPresent()) {
                return found.get();
            }
        }
    }

    private <T> Optional<T> byOther(Function<Meter, T> other) {
        LimitedAttempt attempt =
                new LimitedAttempt(ofOther.turn(Math.max(1, usualWork / PARTS * partsOfOther() - otherWork)));
        try {
            Optional<T> found = attempt.result(other);
            otherWork += work(attempt.meter().cost());
            lead = usualWork / (2 * PARTS);
            return found;
        } catch (StoppedException stopped) {
            ofOther.absorb(stopped);
            lead = Long.MAX_VALUE / 8;
            return Optional.empty();
        }
    }

    /** Returns the work after which the usual search is interrupted. */
    private long usualShare() {
        return otherWork / partsOfOther() * PARTS + lead;
    }

    /** Returns one part more than the usual search has if the other one helps it, and otherwise one part less. */
    private long partsOfOther() {
        return spared.getAsLong() * FEW > usualPositions ? PARTS + 1 : PARTS - 1;
    }

    static long work(Cost cost) {
        return cost.positions() + cost.options();
    }
}
