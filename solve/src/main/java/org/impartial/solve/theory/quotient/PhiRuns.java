package org.impartial.solve.theory.quotient;

import java.util.Arrays;
import java.util.Optional;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.quotient.MisereQuotient.PhiPeriod;

/** Scans Φ heap by heap for a period that has lasted long enough. Not safe for use by several threads. */
final class PhiRuns {
    private final Atoms.AtomReach reach;
    /** The length, for each p, of the current run of n with Φ(n+p) = Φ(n). */
    private int[] runs = new int[64];

    PhiRuns(Atoms.AtomReach reach) {
        this.reach = reach;
    }

    /** Discards all runs and scans a whole Φ. */
    void restart(Pretending pretending) {
        Arrays.fill(runs, 0);
        for (int heap = 1; heap < pretending.count() - 1; heap++) {
            extend(pretending, heap);
        }
    }

    /** Scans the next heap; returns the certificate with the least period, if there is one now. */
    Optional<PhiPeriod> extend(Pretending pretending, int heap) {
        if (heap >= runs.length) {
            runs = Arrays.copyOf(runs, 2 * heap);
        }
        Optional<PhiPeriod> found = Optional.empty();
        for (int p = 1; p < heap; p++) {
            runs[p] = pretending.of(heap) == pretending.of(heap - p) ? runs[p] + 1 : 0;
            int seen = heap - p;
            int preperiod = seen - runs[p] + 1;
            if (found.isEmpty() && runs[p] > 0 && seen >= PhiPeriod.needed(preperiod, p, reach)) {
                found = Optional.of(new PhiPeriod(preperiod, p, seen, reach.taken(), reach.parts()));
            }
        }
        return found;
    }
}
