package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Test;

/** Certificates are refused after any relevant change; {@link TableTest} tests that unchanged ones are accepted. */
class CertificateTest {
    private static String written(Certificate certificate) throws IOException {
        StringBuilder text = new StringBuilder();
        Certificates.write(certificate, text);
        return text.toString();
    }

    private static Verdict checked(String text) throws IOException {
        return Certificates.read(new StringReader(text)).check(Meter.unlimited());
    }

    private static String wythoff() throws IOException {
        Discovery wythoff = Discovery.of(HeapRules.parse(Catalogue.WYTHOFF)).in("zeckendorf");
        return written(wythoff.run().theorem().orElseThrow().certificate());
    }

    @Test
    void everyChangedTransitionIsRefused() throws IOException {
        String text = wythoff();
        List<String> lines = text.lines().toList();
        int changed = 0;
        for (String line : lines) {
            if (line.startsWith("P ")) {
                String[] words = line.split(" ");
                for (int letter = 3; letter < words.length; letter++) {
                    String[] other = words.clone();
                    other[letter] = String.valueOf((Integer.parseInt(words[letter]) + 1) % 8);
                    String tampered = text.replace(line + "\n", String.join(" ", other) + "\n");
                    // A transition that no valid word takes may be anything: then the set is the same one.
                    assertEquals(
                            coldPairs(tampered).equals(coldPairs(text)),
                            checked(tampered).accepted(),
                            line + " changed at " + letter);
                    changed++;
                }
            }
        }
        assertEquals(32, changed);
    }

    /**
     * Returns the pairs below 100 that the automaton of a text accepts; the set is symmetric, so the order of the tapes
     * is irrelevant.
     */
    private static Set<List<Integer>> coldPairs(String text) {
        int[][] rows = text.lines()
                .filter(line -> line.startsWith("P "))
                .map(line -> Arrays.stream(line.substring(2).split(" ", -1))
                        .mapToInt(Integer::parseInt)
                        .toArray())
                .toArray(int[][]::new);
        Set<List<Integer>> accepted = new HashSet<>();
        for (int x = 0; x < 100; x++) {
            for (int y = 0; y < 100; y++) {
                int state = 0;
                int[] rest = {x, y};
                for (int weight : new int[] {89, 55, 34, 21, 13, 8, 5, 3, 2, 1}) {
                    int letter = 0;
                    for (int tape = 0; tape < 2; tape++) {
                        int digit = rest[tape] >= weight ? 1 : 0;
                        rest[tape] -= digit * weight;
                        letter = 2 * letter + digit;
                    }
                    state = rows[state][2 + letter];
                }
                if (rows[state][1] == 1) {
                    accepted.add(List.of(x, y));
                }
            }
        }
        return accepted;
    }

    @Test
    void aChangedAnswerIsRefusedWithItsPosition() throws IOException {
        String text = wythoff();
        String line =
                text.lines().filter(row -> row.startsWith("P 0 ")).findFirst().orElseThrow();
        Verdict verdict = checked(text.replace(line, line.replace("P 0 1", "P 0 0")));
        assertFalse(verdict.accepted());
        assertTrue(verdict.reason().contains("the position (0,0)"), verdict.reason());
    }

    @Test
    void changedRulesAreRefused() throws IOException {
        String text = wythoff();
        assertFalse(checked(text.replace("x+y'=x'+y", "x+y'=x'+y+1")).accepted());
        assertFalse(checked(text.replace("rules=x'<x; ", "rules=")).accepted());
        assertFalse(checked(text.replace("play=normal", "play=misere")).accepted());
        assertFalse(checked(text.replace("domain=", "domain=x<=y")).accepted());
        assertFalse(checked(text.replace("rules=x'<x;", "rules=x'<=x;")).accepted());
        assertFalse(checked(text.replace("lowers=1,0;0,1", "lowers=1,0")).accepted());
        assertFalse(checked(text.replace("values=false", "values=true")).accepted());
        assertFalse(checked(text.replace("rules=x'<x;", "rules=x'<x &;")).accepted());
    }

    @Test
    void aChangedNumerationIsRefused() throws IOException {
        String text = wythoff();
        for (String line :
                text.lines().filter(row -> row.matches("(valid|sum) .*")).toList()) {
            String answer = line.replaceFirst("^(\\S+ \\d+) ", "$1 #")
                    .replace("#0", "1")
                    .replace("#1", "0");
            String other = line.split(" ", -1)[2].equals("1") ? answer : line.replaceFirst("^(\\S+ \\d+) 0", "$1 1");
            assertFalse(checked(text.replace(line + "\n", other + "\n")).accepted(), line);
        }
    }

    @Test
    void cutFilesAreRefused() throws IOException {
        String text = wythoff();
        assertThrows(CertificateException.class, () -> checked(text.substring(0, text.length() / 2)));
        assertThrows(CertificateException.class, () -> checked(text.replace("\tlowers=1,0;0,1", "")));
        String last = text.lines().reduce((a, b) -> b).orElseThrow();
        int facts = (int) text.lines().count() - 1;
        String fewer = text.replace(last + "\n", "").replace("facts=" + facts, "facts=" + (facts - 1));
        assertFalse(checked(fewer).accepted());
        assertFalse(checked(text.replace(last, last + " 1")).accepted());
        assertFalse(
                checked(text.replace(last, last.replaceAll(" \\d+$", " 99"))).accepted());
        assertFalse(checked(text.replace(last, last.replaceAll(" \\d+$", " x"))).accepted());
    }

    @Test
    void checkingStopsAtItsBudget() throws IOException {
        Certificate certificate = Certificates.read(new StringReader(wythoff()));
        Meter small = new Meter(Budget.positions(50), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> certificate.check(small));
    }
}
