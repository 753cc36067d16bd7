package org.impartial.json.question;

import org.impartial.proof.Certificate;
import org.impartial.solve.theory.quotient.MisereQuotient;

/** The limits of questions about misère quotients and genera, and the certificates of quotients. */
public final class Quotients {
    /** The greatest heap of a quotient by default; it suffices for most games that have a certificate. */
    public static final int DEFAULT_HEAPS = 400;

    public static final int DEFAULT_SECONDS = 30;
    public static final int GREATEST_HEAP = 1 << 20;

    public static Certificate certificate(MisereQuotient quotient) {
        return quotient.certificate()
                .orElseThrow(() -> new UnansweredException(
                        "there is nothing to certify: not all that can be reached was verified; give more seconds"));
    }
}
