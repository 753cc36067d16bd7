package org.impartial.proof.kind.period;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Checks a period against the rules: the values by the definition, heap by heap, and then the condition of the theorem.
 * Not safe for use by several threads.
 */
final class PeriodCheck {
    private final PeriodCertificate claimed;
    private final Meter meter;
    private final RecordedOptions options = HeapOptions.recording();
    private int[] values = {};
    private int length;

    PeriodCheck(PeriodCertificate claimed, Meter meter) {
        this.claimed = claimed;
        this.meter = meter;
    }

    Verdict verdict() {
        Optional<PeriodTheorem> theorem = PeriodTheorem.of(claimed.game());
        if (theorem.isEmpty()) {
            return Verdict.refused(
                    0,
                    "no theorem is known by which finitely many values of "
                            + claimed.game().name() + " prove a period");
        }
        long heaps = claimed.preperiod() + claimed.period();
        long needed = Math.max(heaps, theorem.get().values().applyAsLong(claimed));
        if (needed > PeriodCertificate.MOST) {
            return Verdict.refused(
                    0, theorem.get().name() + " requires " + needed + " values, more than this checker computes");
        }
        long lines = (heaps + PeriodCertificate.A_LINE - 1) / PeriodCertificate.A_LINE;
        if (claimed.size() != lines) {
            return Verdict.refused(0, claimed.size() + " facts are given, but " + heaps + " values need " + lines);
        }
        compute((int) needed);
        String wrong = differing(heaps);
        if (wrong != null) {
            return Verdict.refused(checked, wrong);
        }
        return theorem.get()
                .condition()
                .obstacle(claimed, this::value, needed)
                .map(reason -> Verdict.refused(checked, reason))
                .orElseGet(() -> Verdict.accepted(
                        checked,
                        claimed.statement() + ", by " + theorem.get().name() + " from the " + needed
                                + " values computed from the rules"));
    }

    private long checked;

    /** Compares the facts with the values and returns a description of the first difference; null if there is none. */
    private @Nullable String differing(long heaps) {
        for (int i = 0; i < claimed.size(); i++) {
            String right = PeriodCertificate.line(i, heaps, this::value);
            if (!right.equals(claimed.lines().get(i))) {
                return "fact " + (i + 1) + " states \"" + claimed.lines().get(i) + "\", and the rules give \"" + right
                        + "\"";
            }
            checked++;
            meter.spend(0, PeriodCertificate.A_LINE);
        }
        return null;
    }

    private long value(long heap) {
        return values[(int) heap];
    }

    private void compute(int heaps) {
        meter.require(heaps);
        meter.hold((long) Integer.BYTES * heaps);
        values = new int[heaps];
        for (; length < heaps; length++) {
            values[length] = mex(claimed.game(), length);
        }
    }

    private int mex(HeapGame game, int heap) {
        options.record(game, heap, meter);
        meter.spend(1, options.count());
        return mex(options, part -> values[part]);
    }

    /** Returns the least number that is not the value of an option, by the values of smaller heaps. */
    static int mex(RecordedOptions options, IntUnaryOperator values) {
        BitSet reached = new BitSet();
        for (int option = 0; option < options.count(); option++) {
            int value = 0;
            for (int part = 0; part < options.parts(option); part++) {
                value ^= values.applyAsInt(options.part(option, part));
            }
            reached.set(value);
        }
        return reached.nextClearBit(0);
    }
}
