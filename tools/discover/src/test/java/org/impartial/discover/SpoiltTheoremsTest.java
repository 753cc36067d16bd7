package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.proof.kind.nimber.NimberTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Right theorems, each spoilt in one way, are refused by the guard against it. A line of {@code spoilt/cases.txt} has
 * the name of a certificate, a pattern in its text, its replacement and a part of the refusal; {@code ¶} stands for the
 * end of a line and {@code »} for a tab. The number of facts in the first line is corrected.
 */
class SpoiltTheoremsTest {
    private static final String WORD =
            "impartial-certificate 1»kind=words»rules=a->»alphabet=a»play=normal»values=false"
                    + "»from=left»lowers=linear forward a:1:1»facts=2¶";
    private static final String HEAP =
            "impartial-certificate 1»kind=automaton»rules=x'<x»domain=»play=normal»values=false"
                    + "»heaps=x»numeration=base 2»base=2»lowers=1»facts=6¶valid 0 1 0 0¶sum 0 1 0 1 1 1 2 0 0 1"
                    + "¶sum 1 0 1 1 1 1 1 1 1 1¶sum 2 0 1 2 2 0 1 1 1 2¶";

    private static final Map<String, String> RIGHT = Map.of(
            "word", WORD + "P 1¶N 0¶",
            "misere", WORD.replace("normal", "misere") + "N 1¶P 0¶",
            "value", WORD.replace("values=false", "values=true") + "N 1 2 4¶N 0 3 4¶P 4 4 4¶N 4 4 2¶N 4 4 4¶",
            "heap", HEAP + "P 0 1 0 1¶P 1 0 1 1¶",
            "lost", HEAP.replace("normal", "misere") + "P 0 0 0 1¶P 1 1 2 2¶P 2 0 2 2¶");

    private static final Map<String, Verdict> VERDICTS = new ConcurrentHashMap<>();

    static Verdict verdictOf(String text) throws IOException {
        try {
            return Certificates.read(new StringReader(counted(text))).check(Meter.unlimited());
        } catch (CertificateException refusal) {
            return Verdict.refused(0, String.valueOf(refusal.getMessage()));
        }
    }

    static Stream<String> cases() throws IOException {
        try (InputStream in = SpoiltTheoremsTest.class.getResourceAsStream("/spoilt/cases.txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"word", "misere", "value", "heap", "lost"})
    void anUnspoiltOneIsAccepted(String name) throws IOException {
        Verdict verdict = verdictOf(text(RIGHT.get(name)));
        assertTrue(verdict.accepted(), verdict.reason());
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
        return VERDICTS.computeIfAbsent(line, SpoiltTheoremsTest::spoilt);
    }

    private static Verdict spoilt(String line) {
        try {
            return verdictOf(spoiltText(line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the certificate that a line spoils. */
    static String spoiltText(String line) {
        String[] words = line.split(" \\| ", -1);
        String right = text(RIGHT.get(words[0]));
        String spoilt = right.replaceFirst(text(words[1]), text(words[2]));
        assertNotEquals(right, spoilt, "the pattern does not occur");
        return counted(spoilt);
    }

    /** Returns a text with the right number of facts in its first line. */
    private static String counted(String text) {
        return text.replaceFirst("\tfacts=[0-9]+", "\tfacts=" + (text.lines().count() - 1));
    }

    @Test
    void aMachineOfTooManyStatesIsRefused() throws IOException {
        String right = text(RIGHT.get("word"));
        String rows = String.join("\n", Collections.nCopies((1 << 20) + 1, "P 0"));
        refused(right.replaceFirst("(?s)\nP.*", "\n" + rows + "\n"), "more than 1048576 states cannot be checked");
    }

    /** Two facts that contradict each other, each true if play from the other word ends, which it does not. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nimber»game=words[a->b;b->a]»root=a»value=0»facts=2¶0 a¶1 b",
                "nimber»game=words[a->b;b->a]»root=a»value=1»facts=2¶0 b¶1 a",
                "nimber»game=words[a->b;b->a]»root=ab»value=0»facts=1¶0 ab",
                "nimber»game=words[b->c;c->b]»root=b + b»value=0»facts=0",
                "nimber»root=words[a->b;b->a] a + words[a->] a»value=1»values=1,0»facts=3"
                        + "¶words[a->]»0 ¶words[a->]»1 a¶words[a->b;b->a]»0 a",
                "misere»root=words[a->b;b->a] a»outcome=P»facts=4¶game words[a->b;b->a]¶tree¶apart 0 a¶lost 0 0",
                "misere»root=words[a->b;b->a] a»outcome=N»facts=4¶game words[a->b;b->a]¶tree¶apart 0 b¶lost 0 0",
                "misere-quotient»root=words[a->b;b->a] a»order=2»generators=1»facts=4"
                        + "¶0 N 1¶1 P 0¶0 words[a->b;b->a] a¶1 words[a->b;b->a] b",
            })
    void aCircleOfFactsIsRefused(String text) throws IOException {
        Verdict verdict = verdictOf(text("impartial-certificate 1»kind=" + text.strip() + "¶"));
        assertFalse(verdict.accepted(), verdict.reason());
        assertTrue(verdict.reason().matches("(?s).*(in a circle|may be infinite).*"), verdict.reason());
    }

    @Test
    void aCircleOfKeptFactsIsRefused() {
        ImpartialGame<?> game =
                GameLibrary.installed().ruleset("words[a->b;b->a]").games().get(0);
        NimberTable<?> table = new NimberTable<>(game, List.of("0 a", "1 b"));
        for (Certificate certificate : List.of(table, NimberFacts.from(table))) {
            Verdict verdict = certificate.check(Meter.unlimited());
            assertTrue(verdict.reason().contains("support each other in a circle"), verdict.reason());
        }
    }

    private static void refused(String spoilt, String reason) throws IOException {
        Verdict verdict = verdictOf(spoilt);
        assertFalse(verdict.accepted(), verdict.reason());
        assertTrue(verdict.reason().contains(reason), verdict.reason());
    }

    private static String text(String written) {
        return written.replace('¶', '\n').replace('»', '\t');
    }
}
