package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Right certificates, each spoilt in one way, are refused by the guard against it. A line of {@code spoilt/cases.txt}
 * has the name of a certificate, a pattern in its text, its replacement and a part of the refusal; {@code ¶} stands for
 * the end of a line and {@code »} for a tab. The number of facts in the first line is corrected.
 */
class SpoiltProofsTest {
    private static final Map<String, String> RIGHT = right();
    private static final Map<String, Verdict> VERDICTS = new ConcurrentHashMap<>();

    private static Map<String, String> right() {
        Map<String, String> right = new LinkedHashMap<>();
        put(right, "nimber", ProofTexts.prove("cram[2,4]"));
        put(right, "sum", ProofTexts.prove("cram[2,2] + nim 2"));
        put(right, "facts", NimberFacts.from(ProofTexts.prove("cram[2,3]")));
        put(
                right,
                "table",
                NimberFacts.from(ProofTexts.prove("cram[2,3]")).tables().get(0));
        put(right, "entailing", ProofTexts.prove("top-entails 4"));
        put(right, "lines", ProofTexts.prove("nimstring-lines[1,1]"));
        put(right, "misere", Solver.misere().prove(ProofTexts.position("cram[2,3]")));
        put(right, "ended", Solver.misere().prove(ProofTexts.position("cram[1,1]")));
        put(right, "period", sequence("subtraction[1,2]").certificate().orElseThrow());
        put(right, "code", sequence("octal[0.77]").certificate().orElseThrow());
        put(right, "allbut", sequence("subtraction[but=2]").certificate().orElseThrow());
        put(right, "once", sequence("octal[0.1]").certificate().orElseThrow());
        put(right, "interval", sequence("interval[2,4]").certificate().orElseThrow());
        put(right, "segments", sequence("octal[0.77]").segments(100_000));
        put(
                right,
                "quotient",
                MisereQuotient.of(heaps("octal[0.123]"), 60).certificate().orElseThrow());
        put(
                right,
                "tame",
                MisereQuotient.of(heaps("octal[0.3]"), 30).certificate().orElseThrow());
        put(
                right,
                "one",
                MisereQuotient.of(List.of(ProofTexts.position("cram[1,1]")))
                        .certificate()
                        .orElseThrow());
        put(right, "below", MisereQuotient.of(heaps("nim"), 2).certificate().orElseThrow());
        put(
                right,
                "reached",
                MisereQuotient.of(List.of(ProofTexts.position("cram[2,2] + nim 2")))
                        .certificate()
                        .orElseThrow());
        return right;
    }

    static String right(String name) {
        return RIGHT.get(name);
    }

    private static void put(Map<String, String> right, String name, Certificate certificate) {
        try {
            right.put(name, ProofTexts.text(certificate));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static HeapGame heaps(String name) {
        return (HeapGame) Games.library().ruleset(name).games().get(0);
    }

    static GrundySequence sequence(String name) {
        GrundySequence sequence = GrundySequence.of(heaps(name));
        sequence.periodWithin(5_000, Meter.unlimited());
        return sequence;
    }

    static Stream<String> cases() throws IOException {
        return lines("cases");
    }

    static Stream<String> statements() throws IOException {
        return lines("accepted");
    }

    private static Stream<String> lines(String file) throws IOException {
        try (InputStream in = SpoiltProofsTest.class.getResourceAsStream("/spoilt/" + file + ".txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#"));
        }
    }

    /** A line of {@code spoilt/accepted.txt} has the name of a certificate and the whole statement that it proves. */
    @ParameterizedTest
    @MethodSource("statements")
    void anUnspoiltOneIsReadWrittenAndAccepted(String line) throws IOException {
        String[] words = line.split(" \\| ", -1);
        String right = RIGHT.get(words[0]);
        assertEquals(right, ProofTexts.text(Certificates.read(new StringReader(right))));
        Verdict verdict = ProofTexts.check(right);
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(words[1], verdict.facts() + " facts: " + verdict.reason());
    }

    @Test
    void eachHasAStatement() throws IOException {
        assertEquals(
                List.copyOf(RIGHT.keySet()),
                statements().map(line -> line.substring(0, line.indexOf(" "))).toList());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aSpoiltOneIsRefusedByItsGuard(String line) {
        Verdict verdict = verdict(line);
        assertFalse(verdict.accepted(), verdict.reason());
        assertTrue(verdict.reason().contains(line.split(" \\| ", -1)[3]), verdict.reason());
    }

    /** Returns what the library answers about the certificate that a line spoils. */
    static Verdict verdict(String line) {
        return VERDICTS.computeIfAbsent(line, SpoiltProofsTest::spoilt);
    }

    private static Verdict spoilt(String line) {
        String[] words = line.split(" \\| ", -1);
        String right = RIGHT.get(words[0]);
        String spoilt = right.replaceFirst(text(words[1]), text(words[2]));
        assertNotEquals(right, spoilt, "the pattern does not occur");
        long facts = spoilt.lines().count() - 1;
        try {
            return ProofTexts.check(spoilt.replaceFirst("\tfacts=[0-9]+", "\tfacts=" + facts));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(String written) {
        return written.replace('¶', '\n').replace('»', '\t');
    }
}
