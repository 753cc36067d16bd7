package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;

/**
 * Two searches of unknown cost that take turns and continue where they were stopped. The next piece of work, which is not
 * divided, is that of the search that will have less work after it. So all work is at most twice that of either search,
 * whatever these cost, as far as the work of a piece is known before, and less where one uses what the other has found.
 * Not safe for use by several threads.
 */
final class Turns {
    /** The work of the first turn, which takes microseconds. */
    static final long FIRST = 32;

    /** A turn lasts one part in this many of the work longer, so that long searches are interrupted less often. */
    private static final long LONG = 4096;

    /** The usual search has this many parts of the work of both. */
    static final long PARTS = 96;

    private final Meter whole;
    private final RacingSide usually = new RacingSide();
    private final RacingSide otherwise = new RacingSide();
    private Meter ofOther;
    private long partsOfOther = PARTS;

    /** What turns are longer where the next pieces of both are too long for them. */
    private long more;

    private BooleanSupplier stuck = () -> false;
    private boolean ended;

    private static final class RacingSide {
        private long work;
        /** The expected work of the next piece. */
        private long next = 1;
        /** The work by which the last turn was longer than its share. */
        private long excess;
        /** The part of it that is taken off the next turn, which may be too long as well. */
        private long reserve;

        void count(Meter turn, long share) {
            long done = work(turn.cost());
            long before = excess;
            work += done;
            excess = Math.max(0, done - share);
            reserve = excess;
            next = Math.max(turn.next(), Math.min(before, excess));
        }
    }

    /** Creates turns under the meter of a question; the other search is given a quarter of what is left of its budget. */
    Turns(Meter whole) {
        this.whole = whole;
        this.ofOther = whole.fork(Long.MAX_VALUE).fork(Long.MAX_VALUE);
        otherwise.next = FIRST;
    }

    /** Limits the number of positions that the other search may visit. */
    Turns otherAtMost(long positions) {
        ofOther = whole.fork(Long.MAX_VALUE).fork(positions);
        return this;
    }

    /** Counts work before: that which the usual search continues, and other work, which counts as that of the other. */
    Turns after(long ofUsual, long before) {
        usually.work = ofUsual;
        otherwise.work = before;
        return this;
    }

    /** Gives the other search a few parts of the work in 96 more, or less, as it is more likely to end first, or less. */
    Turns favouringOther(int parts) {
        partsOfOther = PARTS + parts;
        return this;
    }

    /**
     * Sets the expected work of the first pieces. The search with the shorter one begins.
     *
     * @param ofUsual that of the usual search
     * @param ofOther that of the other one
     */
    Turns beginningWith(long ofUsual, long ofOther) {
        usually.next = ofUsual;
        otherwise.next = ofOther;
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

    /**
     * {@return the result of the search that ends first}
     *
     * @param usual the search that is usually the cheaper one
     * @param other the other search, empty if it needs a longer turn; both {@linkplain Meter#endTurn end their turns}
     * @param <T> the type of the result
     */
    <T> T result(Function<Meter, T> usual, Function<Meter, Optional<T>> other) {
        while (true) {
            long before = usually.work + otherwise.work;
            long slack = before / LONG + more;
            long level = otherwise.work * PARTS / partsOfOther + otherwise.next + slack;
            long share = ended ? Long.MAX_VALUE : level - usually.work - usually.reserve;
            Optional<T> found = share < usually.next ? Optional.empty() : byUsual(usual, share);
            level = (usually.work + usually.next + more) * partsOfOther / PARTS;
            share = level - otherwise.work - otherwise.reserve;
            if (found.isEmpty() && !ended && share >= otherwise.next) {
                found = byOther(other, share);
            }
            if (found.isPresent()) {
                return found.get();
            }
            if (usually.work + otherwise.work > before) {
                more = 0;
            } else if (usually.reserve > 0) {
                usually.reserve /= 2;
            } else if (otherwise.reserve > 0) {
                otherwise.reserve /= 2;
            } else {
                more = 2 * more + 1;
            }
        }
    }

    private <T> Optional<T> byUsual(Function<Meter, T> usual, long share) {
        LimitedAttempt attempt = new LimitedAttempt(whole.turn(share));
        Optional<T> found = attempt.result(usual);
        usually.count(attempt.meter(), share);
        return found;
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
            otherwise.count(attempt.meter(), share);
        }
    }

    static long work(Cost cost) {
        return cost.positions() + cost.options();
    }
}
