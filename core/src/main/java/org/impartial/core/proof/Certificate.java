package org.impartial.core.proof;

import java.util.Map;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.ImpartialException;

/**
 * A proof that somebody else can check. It says what it proves, writes itself as text, and is checked from the rules by code
 * that knows nothing of the engine that found it. An immutable value, safe to share between threads.
 */
public interface Certificate {

    /**
     * The kind, by which its {@linkplain CertificateFormat format} is found.
     *
     * @return one lower-case word, such as {@code period}
     */
    String kind();

    /**
     * What it proves.
     *
     * @return the statement in one line
     */
    String statement();

    /**
     * The game, the root, the value and whatever else a reader needs before the facts; without the kind and the number of
     * facts, which every file has.
     *
     * @return names and values in their order; neither holds a tab or a line break, and no name holds {@code =}. Under
     *     {@code game} and {@code root} stand rules and a position as a library of games reads them: a certificate whose game
     *     or root cannot be read is not {@linkplain Certificates#write written}
     */
    Map<String, String> header();

    /**
     * The facts, one a line.
     *
     * @return the lines after the first one, lazily where they may be many, in the same order each time
     */
    Stream<String> facts();

    /**
     * How many lines {@link #facts} gives.
     *
     * @return the number of facts
     */
    default long size() {
        return facts().count();
    }

    /**
     * Checks the proof from the rules.
     *
     * @param meter counts the work and may stop it
     * @return whether the proof holds, or the first fact that fails and why
     * @throws org.impartial.core.meter.StoppedException if the budget ends or somebody cancels
     */
    Verdict check(Meter meter);

    /**
     * What the checker says of a certificate.
     *
     * @param accepted whether every fact was checked and the statement follows
     * @param facts how many facts were checked, up to the first one that fails
     * @param reason what was shown; or the first fact that fails, and why
     */
    record Verdict(boolean accepted, long facts, String reason) {

        /**
         * The proof holds.
         *
         * @param facts how many facts were checked
         * @param reason what was shown
         * @return the verdict
         */
        public static Verdict accepted(long facts, String reason) {
            return new Verdict(true, facts, reason);
        }

        /**
         * The proof does not hold.
         *
         * @param facts how many facts had been checked
         * @param reason the fact that fails, and why
         * @return the verdict
         */
        public static Verdict refused(long facts, String reason) {
            return new Verdict(false, facts, reason);
        }
    }

    /** A file or text that is no certificate, is cut off, or speaks of a game or kind that is not known here. */
    final class CertificateException extends ImpartialException {
        private static final long serialVersionUID = 1L;

        /**
         * A refusal.
         *
         * @param message what is wrong, where, and what to do instead
         */
        public CertificateException(String message) {
            super(message);
        }

        /**
         * A refusal because of something else that failed.
         *
         * @param message what is wrong, where, and what to do instead
         * @param cause what failed
         */
        public CertificateException(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
