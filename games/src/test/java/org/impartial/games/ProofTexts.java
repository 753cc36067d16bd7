package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;

/** Proofs as the text that is written of them, whole or changed. */
public final class ProofTexts {
    private ProofTexts() {}

    /** A proof of the value of a position that is given as text. */
    public static Certificate prove(String position) {
        return Solver.normal().prove(position(position));
    }

    static Position position(String text) {
        return Asked.read(text);
    }

    /** What is written of a proof. */
    public static String text(Certificate proof) throws IOException {
        StringBuilder text = new StringBuilder();
        Certificates.write(proof, text);
        return text.toString();
    }

    /** The first line, and a line for each fact. */
    public static List<String> lines(Certificate proof) throws IOException {
        return Arrays.asList(text(proof).split("\n", -1)).subList(0, (int) proof.size() + 1);
    }

    /** What a reader makes of a text that may be no proof. */
    public static Verdict check(String text) throws IOException {
        try {
            return Certificates.check(Certificates.read(new StringReader(text)), Meter.unlimited());
        } catch (CertificateException refusal) {
            return Verdict.refused(0, String.valueOf(refusal.getMessage()));
        }
    }

    /** Holds if the lines are no proof, and the reason that is given has some words. */
    public static void refused(List<String> lines, String reason) throws IOException {
        Verdict verdict = check(String.join("\n", lines) + "\n");
        assertFalse(verdict.accepted(), "accepted: " + lines.get(0));
        assertTrue(verdict.reason().contains(reason), verdict.reason());
    }
}
