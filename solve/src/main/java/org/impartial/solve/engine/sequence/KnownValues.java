package org.impartial.solve.engine.sequence;

import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapReach;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.kind.period.PeriodCertificate;
import org.impartial.solve.engine.sequence.subtraction.AllButProof;
import org.impartial.solve.engine.sequence.word.HeapEngine;
import org.impartial.solve.engine.sequence.word.PeriodProof;
import org.impartial.solve.engine.sequence.word.ReachProof;
import org.impartial.solve.engine.sequence.word.TheoremProof;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.walk.AskedMeter;
import org.jspecify.annotations.Nullable;

/** The known values of one game: a table that an engine extends, and the period once one is proved. */
final class KnownValues {
    private static final int LONGEST = Integer.MAX_VALUE - 8;
    private static final int FIRST_LOOK = 128;
    private static final int SEARCHED = 1 << 14;

    /** Room for all values is made when this part of them is computed: a period may spare the others. */
    private static final int UNSURE = 16;

    final HeapGame game;
    final HeapEngine engine;
    private final PeriodProof proof;
    private final boolean oneByOne;
    private @Nullable Period period;
    private int lookedAt;
    private long announced;

    /** Creates an empty table; with {@code oneByOne} values are computed even if a period is known. */
    KnownValues(HeapGame game, HeapEngine engine, PeriodProof proof, boolean oneByOne) {
        this.game = game;
        this.engine = engine;
        this.proof = proof;
        this.oneByOne = oneByOne;
    }

    /** Extends the known values to the heaps below a size, by computing them or by a proved period. */
    void to(int heaps, Meter meter) {
        if (heaps > LONGEST) {
            throw new BeyondRangeException("a table holds at most " + LONGEST + " values, not " + heaps
                    + "; a proved period gives values of greater heaps");
        }
        if (oneByOne) {
            extend(heaps, meter);
        }
        while (engine.length() < heaps && period == null) {
            if (engine.length() >= heaps / UNSURE) {
                announce(heaps, meter);
                engine.makeRoom(heaps);
            }
            extendTowards(heaps, meter);
            look(meter);
        }
    }

    /** Extends the known values up to one heap, if such a table is possible; rejects too much work in advance. */
    void reach(long heap, Meter meter) {
        if (heap < engine.length() || period().isPresent()) {
            return;
        }
        if (heap >= LONGEST) {
            throw new BeyondRangeException("no period of " + game.name() + " is proved up to " + engine.length()
                    + ", and a table of values goes to heaps of " + (LONGEST - 1) + ", not to " + heap
                    + HeapReach.missing(game));
        }
        meter.require(heap + 1 - engine.length(), engine.kind().bytes());
        to((int) heap + 1, meter);
    }

    /** Returns the value of a heap; the table grows as far as necessary. */
    long value(long heap) {
        if (heap < engine.length()) {
            return engine.at(Math.toIntExact(heap));
        }
        if (period == null || oneByOne) {
            grow(heap);
        }
        return known(heap);
    }

    private void grow(long heap) {
        if (heap < LONGEST) {
            to((int) heap + 1, Meter.unlimited());
        } else {
            periodWithin(SEARCHED, Meter.unlimited());
        }
    }

    /** Returns the value of a heap in the table, or beyond it by the period. */
    long known(long heap) {
        if (heap < engine.length()) {
            return engine.at((int) heap);
        }
        if (period == null) {
            throw new BeyondRangeException("no period of " + game.name() + " is proved up to " + engine.length()
                    + ", so the value of the heap " + heap
                    + " is not known; search further with periodWithin, or use a"
                    + " heap below " + LONGEST + HeapReach.missing(game));
        }
        long representative = period.representative(heap);
        int value = engine.at((int) representative);
        if (period.saltus() == 0) {
            return value;
        }
        long turns = (heap - representative) / period.period();
        if (turns > (Long.MAX_VALUE - value) / Math.abs(period.saltus())) {
            throw new BeyondRangeException("the value of " + game.name() + " " + heap
                    + " is above 2^63 - 1, the greatest value supported; use a smaller heap");
        }
        return value + turns * period.saltus();
    }

    /** Returns the values of the heaps from one heap on and below another. */
    long[] values(long from, long to) {
        if (to > from) {
            value(to - 1);
        }
        long[] values = new long[Math.toIntExact(to - from)];
        int first = period == null ? values.length : PeriodicCopies.firstCopy(period, from, values.length);
        for (int i = 0; i < first; i++) {
            values[i] = known(from + i);
        }
        if (period != null) {
            PeriodicCopies.copyOn(period, values, first);
        }
        return values;
    }

    /** Fills a table with the values from a heap on. */
    void fill(long from, CompactTable table) {
        if (table.length() > 0) {
            value(from + table.length() - 1);
        }
        table.fill(this, from, period);
    }

    /** Returns the least period, if the values computed so far prove one. */
    Optional<Period> period() {
        look(Meter.unlimited());
        return Optional.ofNullable(period);
    }

    /** Computes until a period is proved, at most {@code limit} values. */
    Optional<Period> periodWithin(int limit, Meter meter) {
        look(meter);
        while (period == null && engine.length() < limit) {
            extendTowards(limit, meter);
            look(meter);
        }
        return period();
    }

    private void extendTowards(int heaps, Meter meter) {
        long next = Math.max(FIRST_LOOK, engine.length() + engine.length() / 4L);
        extend((int) Math.min(heaps, next), meter);
    }

    private void extend(int heaps, Meter meter) {
        announce(heaps, meter);
        engine.extend(heaps, meter);
    }

    private void announce(int heaps, Meter meter) {
        meter.hold(Math.max(0, heaps - announced) * engine.kind().bytes());
        announced = Math.max(announced, heaps);
    }

    private void look(Meter meter) {
        if (period == null && engine.length() > lookedAt) {
            lookedAt = engine.length();
            period = AskedMeter.during(meter, () -> engine.proof().orElse(proof).prove(engine), () -> {})
                    .map(proved -> PeriodicCopies.fromTheLeast(proved, engine))
                    .orElse(null);
        }
    }

    /** Returns a proof of the period from the rules; empty if no finite check can replace its theorem. */
    Optional<Certificate> certificate() {
        return period().filter(proved -> !Set.of(TheoremProof.NAME, ReachProof.NAME)
                                .contains(proved.check().theorem())
                        && proved.preperiod() + proved.period() < Integer.MAX_VALUE)
                .map(proved -> {
                    Period.FiniteCheck checked = proved.check();
                    long deciding = checked.theorem().equals(AllButProof.NAME) ? checked.to() + proved.period() : 0;
                    return PeriodCertificate.of(
                            game, proved.preperiod(), proved.period(), proved.saltus(), deciding, this::known);
                });
    }
}
