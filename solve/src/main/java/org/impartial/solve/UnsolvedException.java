package org.impartial.solve;

import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.ImpartialException;

/**
 * Signals that a value was requested of a question without an answer, or without that value. The message states the
 * reason, the cost so far and a remedy; it is the same for every method that returns a bare value.
 *
 * <pre>{@code
 * try {
 *     Solver.normal().using(Strategy.search()).within(Budget.positions(10)).grundy(new Cram(5, 5).start());
 * } catch (UnsolvedException e) {
 *     System.out.println(e.status());  // OVER_BUDGET
 * }
 * }</pre>
 */
public final class UnsolvedException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /** The reason why there is no answer. */
    private final Analysis.Status status;

    UnsolvedException(Analysis.Status status, String message) {
        super(message);
        this.status = status;
    }

    UnsolvedException(StoppedException stopped) {
        super(stopped.getMessage(), stopped);
        this.status = Analysis.Status.of(stopped);
    }

    /** {@return the reason why there is no answer; {@code SOLVED} if only this value is missing} */
    public Analysis.Status status() {
        return status;
    }
}
