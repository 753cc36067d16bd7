package org.impartial.cli.question;

import java.math.BigDecimal;
import java.time.Duration;
import org.impartial.core.notation.NotationException;

/** Times that people write as a number of seconds, with a fraction if they like. */
public final class Seconds {
    /** Thirty years, so that no sum of times overflows. */
    private static final long MOST = 1_000_000_000L;

    private Seconds() {}

    /**
     * Returns a time.
     *
     * @param seconds above 0; a longer time than thirty years is cut to that
     * @return the time, at least a nanosecond
     * @throws NotationException if it is not above 0
     */
    public static Duration of(BigDecimal seconds) {
        if (seconds.signum() <= 0) {
            throw new NotationException("a time is above 0 seconds, such as 2 or 0.5, not " + seconds);
        }
        BigDecimal most = seconds.min(BigDecimal.valueOf(MOST));
        boolean tiny = most.compareTo(new BigDecimal("1e-9")) < 0;
        return tiny
                ? Duration.ofNanos(1)
                : Duration.ofNanos(most.movePointRight(9).longValue());
    }
}
