package org.impartial.solve.engine.sequence.octal;

import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.word.PeriodProof;
import org.impartial.solve.engine.sequence.word.PeriodTexts;
import org.impartial.solve.theory.Period.FiniteCheck;
import org.jspecify.annotations.Nullable;

/**
 * The periodicity theorem for codes with last digit k [Guy-Smith 1956]: if G(n + p) = G(n) for n0 ≤ n < t·n0 + (t − 1)p
 * + k, where n0 ≥ 1 and moves leave at most t heaps, then for all n ≥ n0: the greatest heap of any option of n + p is
 * so large that p can be subtracted from it.
 *
 * <p>Where two heaps must be unequal, the greater heap may become equal to the other one when p is subtracted. Then the
 * option has the value 0, and so has the option with p moved from one half to the other, if the lesser half stays at n0
 * or above; this requires p further values: n0 ≤ n < 2·n0 + 2p + k.
 */
public record GuySmith(BreakingRule rule) implements PeriodProof {
    @Override
    public int leastStart() {
        return 1;
    }

    @Override
    public long leastAgreement(int period) {
        return rule.parts() - 1 + (long) (rule.parts() - 1) * period + rule.last();
    }

    @Override
    public @Nullable FiniteCheck certify(int length, int start, int period) {
        long parts = rule.parts();
        long shifts = rule.unequal() ? parts : parts - 1;
        long end = parts * start + shifts * period + rule.last();
        if (length - (long) period < end || end <= start) {
            return null;
        }
        return new FiniteCheck(
                "Guy-Smith",
                start,
                end,
                "Guy-Smith: " + PeriodTexts.check(period, 0, start, end) + ", k = " + rule.last());
    }
}
