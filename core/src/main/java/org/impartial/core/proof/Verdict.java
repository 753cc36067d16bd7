package org.impartial.core.proof;

/**
 * What the checker says of a certificate.
 *
 * @param accepted whether every fact was checked and the statement follows
 * @param facts how many facts were checked, up to the first one that fails
 * @param reason what was shown; or the first fact that fails, and why
 */
public record Verdict(boolean accepted, long facts, String reason) {

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
