package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
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
    static final long FIRST = 32;

    /** The usual search has this many parts of the work of both, and the other one at most a part more or less. */
    private static final long PARTS = 16;

    /** A search gets a part more for each position in this many that it spares another. */
    private static final long FEW = 32;

    /** A turn of the usual search lasts one part in this many of its work longer than its share. */
    private static final long LEADS = 4096;

    private static final long LEAST_LEAD = 8;

    private final Meter whole;
    private Meter ofOther;
    private LongUnaryOperator advance = positions -> -1;
    private long usualPositions;
    private long usualWork;
    private long otherWork;
    private long lead = FIRST;
    private long first;
    /** The work by which the last turn of the other search was longer than its share, as the next one may be too. */
    private long excess;

    private BooleanSupplier stuck = () -> false;
    private boolean ended;

    /** Creates turns under the meter of a question; the other search is given a quarter of what is left of its budget. */
    Turns(Meter whole) {
        this.whole = whole;
        this.ofOther = whole.fork(Long.MAX_VALUE).fork(Long.MAX_VALUE);
    }

    /** Limits the number of positions that the other search may visit. */
    Turns otherAtMost(long positions) {
        ofOther = whole.fork(Long.MAX_VALUE).fork(positions);
        return this;
    }

    /** Counts work before: that which the usual search continues, and other work, which counts as that of the other. */
    Turns after(long ofUsual, long before) {
        usualWork = ofUsual;
        otherWork = before;
        return this;
    }

    /** Lets the usual search be ahead, as the other one examines each of these options of the position twice at first. */
    Turns leadingBy(int options) {
        lead = Math.max(FIRST, 2L * options);
        return this;
    }

    /**
     * Gives the other search more parts: from −1 to 1, more if it is likely to end first or helps the usual one, given the
     * number of positions that the usual one has visited.
     */
    Turns advancing(LongUnaryOperator parts) {
        advance = parts;
        return this;
    }

    /**
     * Gives the other search half of the budget, and no further turn once it cannot continue.
     *
     * @param ended whether the other search cannot continue
     */
    Turns until(BooleanSupplier ended) {
        ofOther = whole.fork(Long.MAX_VALUE);
        stuck = ended;
        return this;
    }

    /** Lets the other search begin, with as much work as the first piece of work of the usual one takes at least. */
    Turns otherFirst(long piece) {
        first = piece;
        return this;
    }

    /**
     * {@return the result of the search that ends first}
     *
     * @param usual the search that is usually the cheaper one
     * @param other the other search, empty if it needs a longer turn; both {@linkplain Meter#endTurn end their turns}
     * @param <T> the type of the result
     */
    <T> T result(Function<Meter, T> usual, Function<Meter, Optional<T>> other) {
        if (first > 0) {
            Optional<T> soon = byOther(other, first);
            if (soon.isPresent()) {
                return soon.get();
            }
        }
        while (true) {
            long before = usualWork + otherWork;
            long level = usualShare();
            LimitedAttempt attempt = new LimitedAttempt(whole.turn(Math.max(1, level - usualWork)));
            Optional<T> found = attempt.result(usual);
            usualWork += work(attempt.meter().cost());
            usualPositions += attempt.meter().cost().positions();
            if (found.isEmpty()) {
                level = Math.max(level, usualWork);
                found = byOther(other, Math.max(1, level / PARTS * partsOfOther() - otherWork - excess));
            }
            if (found.isPresent()) {
                return found.get();
            }
            if (!ended) {
                // Where the next pieces of work of both are too long, longer turns follow.
                lead = usualWork + otherWork == before ? 2 * lead : Math.max(LEAST_LEAD, usualWork / LEADS);
            }
        }
    }

    private <T> Optional<T> byOther(Function<Meter, Optional<T>> other, long share) {
        LimitedAttempt attempt = new LimitedAttempt(ofOther.turn(share));
        try {
            Optional<T> found = attempt.find(other);
            ended = stuck.getAsBoolean();
            return found;
        } catch (StoppedException stopped) {
            ofOther.absorb(stopped);
            ended = true;
            return Optional.empty();
        } finally {
            long done = work(attempt.meter().cost());
            otherWork += done;
            excess = Math.max(0, done - share);
        }
    }

    /** Returns the work after which the usual search is interrupted. */
    private long usualShare() {
        if (ended) {
            return Long.MAX_VALUE / 8;
        }
        return (otherWork + excess) / partsOfOther() * PARTS + lead;
    }

    private long partsOfOther() {
        return PARTS + advance.applyAsLong(usualPositions);
    }

    /**
     * Returns the parts that a search gets more for its help to another one.
     *
     * @param spared the number of positions that the other one did not examine
     * @param positions the number of positions that the other one has visited
     * @return from −1 to 1
     */
    static long forHelp(long spared, long positions) {
        return Math.min(2, FEW * spared / Math.max(1, positions)) - 1;
    }

    static long work(Cost cost) {
        return cost.positions() + cost.options();
    }
}
