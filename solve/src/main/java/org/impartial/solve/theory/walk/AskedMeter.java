package org.impartial.solve.theory.walk;

import java.util.function.Supplier;
import org.impartial.core.meter.Meter;

/**
 * The meter of the question for which the claims of a game are read. {@code ImpartialGame.claims()} has no parameter,
 * and a game that searches for its theorems then must end with the question.
 */
public final class AskedMeter {
    private static final ThreadLocal<Meter> CURRENT = ThreadLocal.withInitial(Meter::unlimited);

    private AskedMeter() {}

    /**
     * Reads claims for a question.
     *
     * @param meter the meter of the question
     * @param reading reads the claims
     * @param <T> the type of the result
     * @return what was read
     */
    public static <T> T during(Meter meter, Supplier<T> reading) {
        Meter before = CURRENT.get();
        CURRENT.set(meter);
        try {
            return reading.get();
        } finally {
            CURRENT.set(before);
        }
    }

    /** {@return the meter; one without limits if this thread reads no claims for a question} */
    public static Meter current() {
        return CURRENT.get();
    }
}
