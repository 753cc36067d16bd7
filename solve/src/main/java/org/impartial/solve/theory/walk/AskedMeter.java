package org.impartial.solve.theory.walk;

import org.impartial.core.meter.Meter;

/** The meter of the question for which claims, which have no parameter, are read: theorem searches end with it. */
public final class AskedMeter {
    private static final ThreadLocal<AskedMeter> CURRENT =
            ThreadLocal.withInitial(() -> new AskedMeter(Meter.unlimited()));

    private final Meter meter;
    private boolean limited;

    @FunctionalInterface
    public interface AskedReading<T, E extends Exception> {
        T read() throws E;
    }

    private AskedMeter(Meter meter) {
        this.meter = meter;
    }

    /** Reads claims; {@code limited} is run if they come from a limited search, and are for this question only. */
    public static <T, E extends Exception> T during(Meter meter, AskedReading<T, E> reading, Runnable limited)
            throws E {
        AskedMeter before = CURRENT.get();
        AskedMeter asked = new AskedMeter(meter);
        CURRENT.set(asked);
        try {
            return reading.read();
        } finally {
            CURRENT.set(before);
            if (asked.limited) {
                limited.run();
            }
        }
    }

    /** {@return the meter; one without limits if this thread reads no claims for a question} */
    public static Meter current() {
        return CURRENT.get().meter;
    }

    /** Records that a game searches for its theorems within less than its usual limits. */
    public static void limit() {
        CURRENT.get().limited = true;
    }
}
