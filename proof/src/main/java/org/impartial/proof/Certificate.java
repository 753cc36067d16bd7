package org.impartial.proof;

import java.util.Map;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.ImpartialException;

/**
 * A proof that can be checked independently of its origin. A certificate states what it proves, has a text form, and is
 * checked against the rules by code that does not use the engine that found it. Immutable and safe to share between
 * threads.
 *
 * <pre>{@code
 * Certificate proof = Solver.normal().prove(new Cram(2, 3).at(0L));
 * proof.check(Meter.unlimited()).accepted();  // true
 * }</pre>
 */
public interface Certificate {

    /**
     * {@return the kind: one lower-case word, such as {@code period}, by which its {@link CertificateFormat} is found}
     */
    String kind();

    /** {@return the statement that the certificate proves: the statement in one line} */
    String statement();

    /**
     * {@return the game, the root, the value and everything else that a reader needs before the facts, by name and in
     * order, without the kind and the number of facts} They contain no tabs or line breaks, and no name contains {@code
     * =}. The values of {@code game} and {@code root}, if present, are a ruleset and a position in a form that the
     * installed games read; a certificate whose game or root cannot be read is not {@linkplain Certificates#write
     * written}.
     */
    Map<String, String> header();

    /** {@return the facts, one per line, in the same order each time; lazily where they may be many} */
    Stream<String> facts();

    /** {@return the number of lines of {@link #facts}} */
    default long size() {
        return facts().count();
    }

    /**
     * Checks that the facts can be read back from their written form. {@link Certificates#write} calls this before it
     * writes; a kind whose facts name positions overrides it. The default accepts.
     *
     * @throws CertificateException if a fact would be read as another one, or could not be read
     */
    default void requireReadable() {}

    /**
     * {@return whether the proof holds by the rules, or the first fact that fails, with the reason}
     *
     * @param meter counts the work and may stop it
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or the work is cancelled
     */
    Verdict check(Meter meter);

    /**
     * The result of checking a certificate.
     *
     * @param accepted whether every fact was checked and the statement follows
     * @param facts the number of facts checked, up to the first one that fails
     * @param reason the statement that was verified; or the first fact that fails, and the reason
     */
    record Verdict(boolean accepted, long facts, String reason) {

        /**
         * {@return the verdict that the proof holds}
         *
         * @param facts the number of facts checked
         * @param reason the statement that was verified
         */
        public static Verdict accepted(long facts, String reason) {
            return new Verdict(true, facts, reason);
        }

        /**
         * {@return the verdict that the proof does not hold}
         *
         * @param facts the number of facts checked before the one that fails
         * @param reason the fact that fails, and the reason
         */
        public static Verdict refused(long facts, String reason) {
            return new Verdict(false, facts, reason);
        }
    }

    /** Signals a file or text that is not a certificate, is truncated, or refers to an unknown game or kind. */
    final class CertificateException extends ImpartialException {
        private static final long serialVersionUID = 1L;

        /**
         * Creates an exception.
         *
         * @param message what is wrong, where, and what to do instead
         */
        public CertificateException(String message) {
            super(message);
        }

        /**
         * Creates an exception with a cause.
         *
         * @param message what is wrong, where, and what to do instead
         * @param cause the cause
         */
        public CertificateException(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
