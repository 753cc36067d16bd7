package org.impartial.core.proof;

/** A file or text that is no certificate, is cut off, or speaks of a game or kind that is not known here. */
public final class CertificateException extends RuntimeException {
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
