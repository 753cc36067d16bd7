package org.impartial.proof.kind.period;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.Verdict;

/** Checks a period against the rules: the values by the definition, and then the condition of the theorem. */
final class PeriodCheck {
    private final PeriodCertificate claimed;
    private final Meter meter;

    private int[] values = {};
    private long checked;

    PeriodCheck(PeriodCertificate claimed, Meter meter) {
        this.claimed = claimed;
        this.meter = meter;
    }

    Verdict verdict() {
        Optional<PeriodTheorem> theorem = PeriodTheorem.of(claimed.game());
        if (theorem.isEmpty()) {
            String game = claimed.game().name();
            return Verdict.refused(
                    0, "no theorem is known by which finitely many values of " + game + " prove a period");
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
        return differing(heaps)
                .or(() -> theorem.get().condition().obstacle(claimed, this::value, needed))
                .map(reason -> Verdict.refused(checked, reason))
                .orElseGet(() -> Verdict.accepted(
                        checked,
                        claimed.statement() + ", by " + theorem.get().name() + " from the " + needed
                                + " values computed from the rules"));
    }

    /** Compares the facts with the values and describes the first difference. */
    private Optional<String> differing(long heaps) {
        for (int i = 0; i < claimed.size(); i++) {
            String right = PeriodCertificate.line(i, heaps, this::value);
            if (!right.equals(claimed.lines().get(i))) {
                return Optional.of("fact " + (i + 1) + " states \""
                        + claimed.lines().get(i) + "\", and the rules give \"" + right + "\"");
            }
            checked++;
            meter.spend(0, PeriodCertificate.A_LINE);
        }
        return Optional.empty();
    }

    private long value(long heap) {
        return values[(int) heap];
    }

    private void compute(int heaps) {
        meter.require(heaps);
        meter.hold((long) Integer.BYTES * heaps);
        values = new int[heaps];
        RecordedOptions options = HeapOptions.recording();
        for (int heap = 0; heap < heaps; heap++) {
            options.record(claimed.game(), heap, meter);
            meter.spend(1, options.count());
            values[heap] = mex(options, part -> values[part]);
        }
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
