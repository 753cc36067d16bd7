package org.impartial.json.question;

import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.sequence.GrundySequence;

/** The greatest value of the beginning of a sequence, and the least heap that has it. */
public record Greatest(long value, long at) {

    /** Returns the greatest value; reads only the computed values where a period without saltus repeats them. */
    public static Optional<Greatest> of(GrundySequence sequence, long to, Meter meter) {
        long enough = sequence.period()
                .filter(p -> p.saltus() == 0)
                .map(p -> Math.min(to, p.preperiod() + p.period()))
                .orElse(to);
        long greatest = -1;
        long at = 0;
        for (long n = 0; n < enough; n++) {
            meter.tick();
            long value = sequence.value(n);
            if (value > greatest) {
                greatest = value;
                at = n;
            }
        }
        return greatest < 0 ? Optional.empty() : Optional.of(new Greatest(greatest, at));
    }
}
