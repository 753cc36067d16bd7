package org.impartial.discover.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Certificates about words are accepted after writing and reading, and refused after any change. */
class WordCertificateTest {

    private static String text(String rules) throws IOException {
        WordDiscovery discovery = WordDiscovery.of(WordRules.parse(rules.replaceFirst("^[MVR]:", "")));
        discovery = rules.startsWith("M:") ? discovery.misere() : discovery;
        discovery = rules.startsWith("V:") ? discovery.values() : discovery;
        discovery = rules.startsWith("R:") ? discovery.reading(true) : discovery;
        StringBuilder out = new StringBuilder();
        Certificates.write(discovery.run().theorem().orElseThrow().certificate(), out);
        return out.toString();
    }

    private static Verdict verdict(String text) throws IOException {
        try {
            return Certificates.read(new StringReader(text)).check(Meter.unlimited());
        } catch (Certificate.CertificateException e) {
            return Verdict.refused(0, String.valueOf(e.getMessage()));
        }
    }

    private static final boolean THOROUGH = Boolean.getBoolean("impartial.thorough");

    /** Changes every other entry of every row, or each one: another next state, or another answer. */
    @ParameterizedTest
    @ValueSource(strings = {"ab->b;ba->a", "M:0.75", "V:aa->;b->", "R:^1->;110->011", "0.15"})
    void everyChangedRowIsRefused(String rules) throws IOException {
        String text = text(rules);
        assertTrue(verdict(text).accepted(), () -> rules);
        assertEquals("", SecondWordReader.fault(text), () -> rules);
        List<String> lines = text.lines().toList();
        int states = lines.size() - 1;
        int changes = 0;
        for (int line = 1; line < lines.size(); line++) {
            String[] words = lines.get(line).split(" ");
            for (int place = THOROUGH ? 0 : line % 2; place < words.length; place += THOROUGH ? 1 : 2) {
                List<String> changed = new ArrayList<>(lines);
                String[] now = words.clone();
                now[place] = place == 0
                        ? (words[0].equals("P") ? "N" : "P")
                        : String.valueOf((Integer.parseInt(words[place]) + 1) % states);
                changed.set(line, String.join(" ", now));
                String other = String.join("\n", changed) + "\n";
                assertFalse(verdict(other).accepted(), () -> rules + ": " + String.join(" ", now));
                assertNotEquals("", SecondWordReader.fault(other), () -> rules + ": " + String.join(" ", now));
                changes++;
            }
        }
        assertTrue(changes > states, () -> rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rules=ab->b;ba->a | rules=ab->b;ba->b | has an option of its own class",
                "play=normal | play=misere | its options contradict this",
                "play=normal | play=nobody | play must be normal or misere",
                "from=left | from=right | its options",
                "alphabet=ab | alphabet=ac | has a letter that is not in the alphabet",
                "alphabet=ab | alphabet=aab | has a letter twice",
                "a:1:1,b:1:0 | a:1:0,b:1:0 | may be raised",
                "a:1:1,b:1:0 | a:0:1,b:1:0 | the function of a letter is written",
                "linear forward a:1:1,b:1:0; | '' | no measure is lowered",
            })
    void aChangedHeaderIsRefused(String from, String to, String reason) throws IOException {
        String text = text("ab->b;ba->a");
        assertTrue(text.contains(from), text.lines().findFirst().orElseThrow());
        Verdict verdict = verdict(text.replace(from, to));
        assertFalse(verdict.accepted());
        assertNotEquals("", SecondWordReader.fault(text.replace(from, to)));
        assertTrue(
                reason.equals("may be raised")
                        || reason.equals("its options")
                        || verdict.reason().contains(reason),
                verdict.reason());
    }

    @Test
    void theRefusalNamesAWord() throws IOException {
        String text = text("aa->;b->");
        List<String> lines = new ArrayList<>(text.lines().toList());
        lines.set(1, lines.get(1).replace("P", "N"));
        assertEquals(
                "\"\" is claimed to be N, but its options contradict this",
                verdict(String.join("\n", lines) + "\n").reason());
    }
}
