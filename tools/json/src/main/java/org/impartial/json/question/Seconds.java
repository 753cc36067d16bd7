package org.impartial.json.question;

import java.math.BigDecimal;
import java.time.Duration;
import org.impartial.core.notation.NotationException;

/** Times written as a number of seconds, possibly with a fraction. */
public final class Seconds {
    /** Thirty years, so that no sum of times overflows. */
    private static final long MOST = 1_000_000_000L;

    /** Returns a time above 0; a longer one than thirty years is cut to that. */
    public static Duration of(BigDecimal seconds) {
        if (seconds.signum() <= 0) {
            throw new NotationException("a time is above 0 seconds, such as 2 or 0.5, not " + seconds);
        }
        long most = seconds.min(BigDecimal.valueOf(MOST)).movePointRight(9).longValue();
        return Duration.ofNanos(Math.max(1, most));
    }
}
