package org.impartial.solve.engine.sequence.word;

import com.google.common.math.IntMath;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapReach;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.Period.FiniteCheck;
import org.jspecify.annotations.Nullable;

/**
 * The periodicity theorem for rules with a declared reach, by the argument of [Guy-Smith 1956]: moves from n ≥ N take at
 * most s beans and leave at most t heaps, and a multiple of the step can be added to and subtracted from any heap of N
 * or more that a move leaves. Let m be the greater of N and n0. If G(n + p) = G(n) for n0 ≤ n < t·m + (t − 1)p + s, and
 * the step divides p, then for all n ≥ n0: the greatest heap of an option of n + p is at least m + p, so that p can be
 * subtracted from it, and that of an option of n is at least m, so that p can be added to it.
 *
 * <p>A period that the step does not divide follows from the least common multiple q of both: where G(n + q) = G(n) for
 * all n ≥ n0, and G(n + p) = G(n) for q values, that holds for all.
 */
public final class ReachProof implements PeriodProof {
    /** The name of the theorem, which no finite check of the values can replace, as it stands on a declaration. */
    public static final String NAME = "declared reach";

    /** The greatest number of options that are listed to compare the declaration with the rules. */
    private static final long COMPARED = 1 << 18;

    private final HeapGame game;
    private final HeapReach reach;
    private int compared = -1;

    public ReachProof(HeapGame game, HeapReach reach) {
        this.game = game;
        this.reach = reach;
    }

    @Override
    public long leastAgreement(int period) {
        return reach.taken();
    }

    @Override
    public @Nullable FiniteCheck certify(int length, int start, int period) {
        long common = (long) period / IntMath.gcd(period, reach.step()) * reach.step();
        long end = (long) reach.parts() * Math.max(start, reach.from()) + (reach.parts() - 1) * common + reach.taken();
        if (end <= start || length - common < end || length - (long) period - common < start) {
            return null;
        }
        if (compared < 0) {
            compared = reach.compared(game, length - 1, COMPARED, Meter.unlimited());
        }
        return new FiniteCheck(
                NAME,
                start,
                end,
                "Guy-Smith: " + PeriodTexts.check(common, 0, start, end) + "; it stands on the declared reach: " + reach
                        + ", which was compared with the options of the heaps up to " + compared);
    }
}
