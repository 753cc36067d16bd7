package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Proofs of every game of the catalogue that are changed at random are refused or still true: a statement that differs
 * from the one that was proved is compared with play by the rules alone.
 */
class ChangedProofsTest {
    private static final boolean THOROUGH = Boolean.getBoolean("impartial.thorough");
    private static final int CHANGES = THOROUGH ? 20 : 8;
    private static final int POSITIONS = 5_000;

    /** Every position of the catalogue, or every twelfth, and some with entailing moves or proofs in segments. */
    static Stream<String> positions() {
        List<String> all = CatalogueProofsTest.positions().toList();
        return Stream.concat(
                IntStream.range(0, all.size())
                        .filter(i -> THOROUGH || i % 12 == 0)
                        .mapToObj(all::get),
                Stream.of(
                        "top-entails 5",
                        "top-entails 3 + top-entails 6",
                        "complimenting-nim[max=2] 3",
                        "nimstring-lines[1,1]",
                        "octal[0.71] 9",
                        "octal[0.72] 9",
                        "octal[0.75] 9"));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void aChangedProofIsRefusedOrStillTrue(String text) throws IOException {
        for (Map.Entry<String, Certificate> proof : KindsOfProofs.of(text).entrySet()) {
            List<String> lines = ProofTexts.lines(proof.getValue());
            Verdict verdict = ProofTexts.check(String.join("\n", lines) + "\n");
            assertTrue(verdict.accepted(), () -> text + ", " + proof.getKey() + ": " + verdict.reason());
            Random random = new Random(38);
            for (int i = 0; i < CHANGES; i++) {
                List<String> changed = changed(lines, random);
                assertTrue(refusedOrTrue(changed, proof.getValue()), () -> proof.getKey() + ": " + changed);
            }
        }
    }

    private static boolean refusedOrTrue(List<String> lines, Certificate right) throws IOException {
        Meter meter = new Meter(Budget.positions(POSITIONS), Progress.NONE, () -> false);
        try {
            Certificate read = Certificates.read(new StringReader(String.join("\n", lines) + "\n"));
            return !read.check(meter).accepted() || TrueStatements.are(read, right);
        } catch (CertificateException | StoppedException | BeyondRangeException refused) {
            return true;
        }
    }

    /** A test of few kinds, or of few games of one, would say little. */
    @Test
    @Tag("thorough")
    void everyKindOccurs() {
        Map<String, Long> kinds = positions()
                .flatMap(text -> KindsOfProofs.of(text).values().stream().map(Certificate::kind))
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        assertEquals(
                Set.of(
                        "entailing",
                        "misere",
                        "misere-quotient",
                        "nimber",
                        "nimber-facts",
                        "nimber-table",
                        "period",
                        "period-segments"),
                kinds.keySet());
        kinds.forEach((kind, count) -> assertTrue(count >= 4, kinds::toString));
    }

    /** Changes a value, a digit of a state, an outcome or a word of the first line, or drops or repeats a fact. */
    private static List<String> changed(List<String> lines, Random random) {
        List<String> changed = new ArrayList<>(lines);
        while (changed.equals(lines)) {
            int at = random.nextInt(3) == 0 ? 0 : random.nextInt(lines.size());
            String line = lines.get(at);
            if (at > 0 && random.nextInt(3) == 0) {
                changed.remove(at);
            } else if (at > 0 && random.nextInt(5) == 0) {
                changed.add(at, line);
            } else {
                changed.set(at, withOther(line, random));
            }
        }
        changed.set(0, changed.get(0).replaceFirst("\tfacts=[0-9]+", "\tfacts=" + (changed.size() - 1)));
        return changed;
    }

    /** Replaces a digit, or the outcome, at a random place. */
    private static String withOther(String line, Random random) {
        StringBuilder other = new StringBuilder(line);
        int start = line.isEmpty() ? 0 : random.nextInt(line.length());
        for (int i = start; i < line.length(); i++) {
            char now = line.charAt(i);
            if (Character.isDigit(now)) {
                other.setCharAt(i, (char) ('0' + random.nextInt(10)));
                break;
            } else if (now == 'P' || now == 'N') {
                other.setCharAt(i, now == 'P' ? 'N' : 'P');
                break;
            }
        }
        return other.toString();
    }
}
