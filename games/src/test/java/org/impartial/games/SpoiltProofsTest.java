package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Right certificates, each spoilt in one way, are refused by the guard against it. A line of {@code spoilt/cases.txt}
 * has the name of a certificate, a pattern in its text, its replacement and a part of the refusal; {@code ¶} stands for
 * the end of a line and {@code »} for a tab. The number of facts in the first line is corrected.
 */
class SpoiltProofsTest {
    static Stream<String> cases() throws IOException {
        return lines("cases");
    }

    static Stream<String> statements() throws IOException {
        return lines("accepted");
    }

    private static Stream<String> lines(String file) throws IOException {
        return RightProofs.resource(file).lines().filter(line -> !line.isBlank() && !line.startsWith("#"));
    }

    /**
     * A line of {@code spoilt/accepted.txt} has the name of a certificate, the whole statement that it proves, and the
     * work of the check: each limit that is less by one stops it.
     */
    @ParameterizedTest
    @MethodSource("statements")
    void anUnspoiltOneIsReadWrittenAndAccepted(String line) throws IOException {
        String[] words = line.split(" \\| ", -1);
        String right = RightProofs.text(words[0]);
        assertEquals(right, ProofTexts.text(Certificates.read(new StringReader(right))));
        Verdict verdict = ProofTexts.check(right);
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(words[1], verdict.facts() + " facts: " + verdict.reason());
        long steps = Long.parseLong(words[2].substring(0, words[2].indexOf(' ')));
        assertThrows(StoppedException.class, () -> work(right, steps - 1), "fewer options and steps suffice");
        Cost cost = work(right, steps);
        assertEquals(
                words[2],
                steps + " options and steps, " + cost.positions() + " positions, " + cost.memory() + " bytes");
    }

    /** Returns the work of a check with a limit of options and steps. */
    private static Cost work(String right, long steps) throws IOException {
        Meter work = Meter.unlimited().fork(Long.MAX_VALUE, steps);
        Certificates.read(new StringReader(right)).check(work);
        return work.cost();
    }

    @Test
    void theLibraryMakesThemAndEachHasAStatement() throws IOException {
        List<String> names = new ArrayList<>();
        for (Map.Entry<String, Certificate> made : RightProofs.made().entrySet()) {
            assertEquals(RightProofs.text(made.getKey()), ProofTexts.text(made.getValue()), made.getKey());
            names.add(made.getKey());
        }
        assertEquals(
                names,
                statements().map(line -> line.substring(0, line.indexOf(" "))).toList());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aSpoiltOneIsRefusedByItsGuard(String line) throws IOException {
        Verdict verdict = verdict(line);
        assertFalse(verdict.accepted(), verdict.reason());
        assertTrue(verdict.reason().contains(line.split(" \\| ", -1)[3]), verdict.reason());
    }

    /** Returns what the library answers about the certificate that a line spoils. */
    static Verdict verdict(String line) throws IOException {
        String[] words = line.split(" \\| ", -1);
        String right = RightProofs.text(words[0]);
        String spoilt = right.replaceFirst(text(words[1]), text(words[2]));
        assertNotEquals(right, spoilt, "the pattern does not occur");
        long facts = spoilt.lines().count() - 1;
        return ProofTexts.check(spoilt.replaceFirst("\tfacts=[0-9]+", "\tfacts=" + facts));
    }

    private static String text(String written) {
        return written.replace('¶', '\n').replace('»', '\t');
    }
}
