package org.impartial.proof.kind.period;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapGame.HeapPatterns;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.proof.kind.MoveReach;

/** The theorem by which finitely many values, counted by a function, prove a period, by the code of a game. */
record PeriodTheorem(String name, ToLongFunction<PeriodCertificate> values, PeriodCondition condition) {

    /** What the values of the first heaps have to fulfil. */
    @FunctionalInterface
    interface PeriodCondition {
        /** Returns the reason why the values do not prove the period; empty if they do. */
        Optional<String> obstacle(PeriodCertificate claimed, LongUnaryOperator values, long computed);
    }

    static Optional<PeriodTheorem> of(HeapGame game) {
        HeapCode code = game.heapCode().orElse(null);
        if (code instanceof BreakingCode breaking) {
            return breaking.finite() ? Optional.of(guySmith(breaking)) : Optional.empty();
        }
        if (code instanceof HeapPatterns patterns) {
            return Optional.of(window(patterns.reach()));
        }
        return code instanceof SubtractionSet set ? set(set) : Optional.empty();
    }

    private static Optional<PeriodTheorem> set(SubtractionSet set) {
        if (set instanceof SubtractionSet.AllBut allBut) {
            return Optional.of(allBut(allBut.excluded().greatest().orElse(0)));
        }
        if (set instanceof SubtractionSet.Interval interval && set.greatest().isEmpty()) {
            return Optional.of(allBut(interval.least() - 1));
        }
        return set.greatest().isPresent() ? Optional.of(window(set.greatest().getAsLong())) : Optional.empty();
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
     * For codes by which a move takes at most so many beans and leaves at most so many parts [Guy-Smith 1956]: any option
     * of a great heap has a part so large that it can be reduced by a period. If the parts must differ, one more period is
     * required.
     */
    private static PeriodTheorem guySmith(BreakingCode code) {
        int parts = MoveReach.of(code).parts();
        int shifts = code.unequal() ? parts : parts - 1;
        ToLongFunction<PeriodCertificate> end = claimed ->
                parts * Math.max(1, claimed.preperiod()) + shifts * claimed.period() + Math.max(1, code.last());
        return new PeriodTheorem(
                "the theorem of Guy and Smith",
                claimed -> end.applyAsLong(claimed) + claimed.period(),
                (claimed, values, computed) -> claimed.saltus() != 0
                        ? Optional.of("the theorem of Guy and Smith does not cover a saltus")
                        : failure(claimed, values, end.applyAsLong(claimed)));
    }

    /**
     * For sets and patterns with a greatest number: so many consecutive values determine all that follow [WW, ch. 4].
     */
    private static PeriodTheorem window(long greatest) {
        long width = Math.max(1, greatest);
        return new PeriodTheorem(
                "a window of " + greatest + " values",
                claimed -> greatest > PeriodCertificate.MOST
                        ? Long.MAX_VALUE
                        : claimed.preperiod() + width + claimed.period(),
                (claimed, values, computed) -> claimed.saltus() != 0
                        ? Optional.of(
                                "a bounded number of moves allows no saltus, as values do not exceed the number of"
                                        + " moves")
                        : failure(claimed, values, claimed.preperiod() + width));
    }

    /**
     * The theorem for sets of all numbers but finitely many, up to a greatest excluded one: the last consecutive values
     * and the set of all older ones determine the values that follow. If both are raised by the saltus after a period,
     * and all numbers below it are among the older ones, so are all following values [Siegel].
     */
    private static PeriodTheorem allBut(long greatest) {
        return new PeriodTheorem(
                "the state of a game that takes all numbers but finitely many",
                PeriodCertificate::length,
                (claimed, values, computed) -> {
                    long end = computed - claimed.period();
                    if (end - claimed.preperiod() < Math.max(1, greatest)) { // a sum could overflow
                        return Optional.of("too few values: " + computed);
                    }
                    return failure(claimed, values, end)
                            .or(() -> older(values, end - greatest, claimed.saltus())
                                            .equals(older(values, computed - greatest, 0))
                                    ? Optional.empty()
                                    : Optional.of(
                                            "the older values are not the same set, raised by " + claimed.saltus()));
                });
    }

    private static BitSet older(LongUnaryOperator values, long heaps, long raise) {
        BitSet set = new BitSet();
        set.set(0, Math.toIntExact(raise));
        for (long heap = 0; heap < heaps; heap++) {
            set.set(Math.toIntExact(values.applyAsLong(heap) + raise));
        }
        return set;
    }
}
