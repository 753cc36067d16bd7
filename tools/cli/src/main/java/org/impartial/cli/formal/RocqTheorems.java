package org.impartial.cli.formal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.file.WholeFile;

/**
 * Writes certificates as theorems of Rocq. A file states the theorem in the terms of {@code formal/Rules.v} and applies
 * a checker that is proved correct there to the facts of the certificate, so that {@code coqc} accepts it only if the
 * statement is true.
 */
public final class RocqTheorems {
    private RocqTheorems() {}

    /**
     * Writes a certificate as a file of Rocq.
     *
     * @param certificate the certificate; it need not have been checked, as Rocq checks it
     * @throws CertificateException if there is no checker for it; no file is written then
     */
    public static void write(Certificate certificate, Path file) throws IOException {
        byte[] text = of(certificate).getBytes(StandardCharsets.UTF_8);
        WholeFile.write(file, out -> out.write(text));
    }

    /** Returns a certificate as the text of a file of Rocq; one for which there is no checker is refused. */
    public static String of(Certificate certificate) {
        RocqTheorem theorem = switch (certificate.kind()) {
            case "nimber" -> RocqCells.of(certificate);
            case "period", "period-segments" -> RocqPeriod.of(certificate);
            case "misere-quotient" -> RocqQuotient.of(certificate);
            case "words" -> RocqWords.of(certificate);
            default ->
                throw unwritten(
                        "the kind \"" + certificate.kind() + "\"",
                        "those of Grundy values, periods, misère quotients and automata of words");
        };
        return theorem.text(certificate.statement());
    }

    static String field(Certificate certificate, String name) {
        String value = certificate.header().get(name);
        if (value == null) {
            throw new CertificateException(
                    "the first line lacks the field " + name + ", which a theorem of Rocq needs");
        }
        return value;
    }

    /** Returns the refusal of a certificate for which there is no checker. */
    static CertificateException unwritten(String what, String instead) {
        return new CertificateException("a certificate of " + what
                + " cannot be written as a theorem of Rocq; the checkers are for " + instead);
    }
}
