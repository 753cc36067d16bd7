package org.impartial.proof.kind.period;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapGame.HeapPatterns;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.proof.kind.MoveReach;

/** The theorem by which finitely many values prove a period, chosen by the code of a game. */
sealed interface PeriodTheorem {

    /** Returns the number of values that the theorem requires. */
    long values(PeriodCertificate claimed);

    /** Returns the reason why the values do not prove the period; empty if they do. */
    Optional<String> obstacle(PeriodCertificate claimed, LongUnaryOperator values, long computed);

    static Optional<PeriodTheorem> of(HeapGame game) {
        HeapCode code = game.heapCode().orElse(null);
        if (code instanceof BreakingCode breaking) {
            return breaking.finite() ? Optional.of(code(breaking)) : Optional.empty();
        }
        if (code instanceof HeapPatterns patterns) {
            return Optional.of(new Window(patterns.reach()));
        }
        return code instanceof SubtractionSet set ? set(set) : Optional.empty();
    }

    private static PeriodTheorem code(BreakingCode code) {
        int parts = MoveReach.of(code).parts();
        return new GuySmithTheorem(parts, code.unequal() ? parts : parts - 1, code.last());
    }

    private static Optional<PeriodTheorem> set(SubtractionSet set) {
        if (set instanceof SubtractionSet.AllBut allBut) {
            return Optional.of(new AllButTheorem(allBut.excluded().greatest().orElse(0)));
        }
        if (set instanceof SubtractionSet.Interval interval && set.greatest().isEmpty()) {
            return Optional.of(new AllButTheorem(interval.least() - 1));
        }
        return set.greatest().isPresent()
                ? Optional.of(new Window(set.greatest().getAsLong()))
                : Optional.empty();
    }

    /** Returns the description of the first heap from the preperiod on, below a bound, at which the equation fails. */
    private static Optional<String> failure(PeriodCertificate claimed, LongUnaryOperator values, long end) {
        for (long n = claimed.preperiod(); n < end; n++) {
            long now = values.applyAsLong(n);
            long later = values.applyAsLong(n + claimed.period());
            if (later != now + claimed.saltus()) {
                return Optional.of("G(" + (n + claimed.period()) + ") = " + later + ", and G(" + n + ") = " + now
                        + (claimed.saltus() == 0 ? "" : ", which requires a saltus of " + (later - now)));
            }
        }
        return Optional.empty();
    }

    /**
     * For codes by which a move takes at most {@code last} beans and leaves at most {@code parts} parts [Guy-Smith
     * 1956]: any option of a great heap has a part so large that it can be reduced by a period. If the parts must
     * differ, one more period is required.
     */
    record GuySmithTheorem(int parts, int shifts, int last) implements PeriodTheorem {
        @Override
        public long values(PeriodCertificate claimed) {
            return end(claimed) + claimed.period();
        }

        private long end(PeriodCertificate claimed) {
            return parts * Math.max(1, claimed.preperiod()) + shifts * claimed.period() + Math.max(1, last);
        }

        @Override
        public Optional<String> obstacle(PeriodCertificate claimed, LongUnaryOperator values, long computed) {
            return claimed.saltus() != 0
                    ? Optional.of("the theorem of Guy and Smith does not cover a saltus")
                    : failure(claimed, values, end(claimed));
        }

        @Override
        public String toString() {
            return "the theorem of Guy and Smith";
        }
    }

    /**
     * The theorem for sets and patterns with a greatest number: that number of consecutive values determines all that
     * follow [WW, ch. 4].
     */
    record Window(long greatest) implements PeriodTheorem {
        @Override
        public long values(PeriodCertificate claimed) {
            return greatest > PeriodCertificate.MOST
                    ? Long.MAX_VALUE
                    : claimed.preperiod() + Math.max(1, greatest) + claimed.period();
        }

        @Override
        public Optional<String> obstacle(PeriodCertificate claimed, LongUnaryOperator values, long computed) {
            return claimed.saltus() != 0
                    ? Optional.of(
                            "a bounded number of moves allows no saltus, as values do not exceed the number of moves")
                    : failure(claimed, values, claimed.preperiod() + Math.max(1, greatest));
        }

        @Override
        public String toString() {
            return "a window of " + greatest + " values";
        }
    }

    /**
     * The theorem for sets of all numbers but finitely many, up to a greatest excluded one: the last consecutive values
     * and the set of all older ones determine the values that follow. If both are raised by the saltus after a period,
     * and all numbers below it are among the older ones, so are all following values [Siegel].
     */
    record AllButTheorem(long greatest) implements PeriodTheorem {
        @Override
        public long values(PeriodCertificate claimed) {
            return claimed.length();
        }

        @Override
        public Optional<String> obstacle(PeriodCertificate claimed, LongUnaryOperator values, long computed) {
            long end = computed - claimed.period();
            if (end < claimed.preperiod() + Math.max(1, greatest)) {
                return Optional.of("too few values: " + computed);
            }
            Optional<String> failure = failure(claimed, values, end);
            if (failure.isPresent()) {
                return failure;
            }
            return older(values, end - greatest, claimed.saltus()).equals(older(values, computed - greatest, 0))
                    ? Optional.empty()
                    : Optional.of("the older values are not the same set, raised by " + claimed.saltus());
        }

        private static BitSet older(LongUnaryOperator values, long heaps, long raise) {
            BitSet set = new BitSet();
            set.set(0, Math.toIntExact(raise));
            for (long heap = 0; heap < heaps; heap++) {
                set.set(Math.toIntExact(values.applyAsLong(heap) + raise));
            }
            return set;
        }

        @Override
        public String toString() {
            return "the state of a game that takes all numbers but finitely many";
        }
    }
}
