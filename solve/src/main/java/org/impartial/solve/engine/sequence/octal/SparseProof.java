package org.impartial.solve.engine.sequence.octal;

import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.PairReach;
import org.impartial.solve.engine.sequence.word.PeriodProof;
import org.impartial.solve.engine.sequence.word.PeriodTexts;
import org.impartial.solve.theory.Period.FiniteCheck;
import org.impartial.solve.theory.SparseSpace;
import org.jspecify.annotations.Nullable;

/**
 * A proof that requires one period only, where {@link GuySmith} does not suffice. Let all rare heaps so far be at most r, let the last p heaps, from n1 on, be
 * common ones, each with its lesser rare values found at pairs whose lesser part is at most A, and let W = max(r, A) +
 * k + 1 with n1 > 2W. If the W values before n1 are those before n1 + p (p even if the classes depend on the parity of
 * the heap), then G(n + p) = G(n) for all n ≥ n1 − W. For by induction the common candidates of n + p are those of n,
 * and so are the pairs: both read only G(0..max(r, A)) and the last W values. So n + p is common again, of the same
 * value.
 */
record SparseProof(HeapTable table, BreakingRule rule, PairReach reach) implements PeriodProof {
    @Override
    public int leastStart() {
        return 1;
    }

    @Override
    public long leastAgreement(int period) {
        return Math.min(new GuySmith(rule).leastAgreement(period), table.lastRare() + rule.last() + 1L);
    }

    @Override
    public @Nullable FiniteCheck certify(int length, int start, int period) {
        FiniteCheck byGuySmith = new GuySmith(rule).certify(length, start, period);
        return byGuySmith == null ? certifySparse(length, start, period) : byGuySmith;
    }

    private @Nullable FiniteCheck certifySparse(int length, int start, int period) {
        SparseSpace space = table.space();
        int first = length - period;
        // The search for a period calls this for every candidate, so expensive checks come last.
        long least = table.lastRare() + rule.last() + 1L;
        if (space.mask() == 0 || (space.parity() && period % 2 != 0) || start > first - least) {
            return null;
        }
        long window = Math.max(table.lastRare(), reach.furthest(first, length)) + rule.last() + 1L;
        if (first <= 2 * window || start > first - window || !reach.isKnownFrom(first)) {
            return null;
        }
        String text = "sparse space: " + PeriodTexts.check(period, 0, first - window, first) + ", where " + window
                + " values decide the next, and no heap from " + first + " to " + (length - 1) + " is rare";
        return new FiniteCheck(FiniteCheck.SPARSE_SPACE, first - window, first, text);
    }
}
