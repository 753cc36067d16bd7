package org.impartial.discover.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificate.Verdict;
import org.impartial.core.proof.Certificates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rows of docs/HARVEST-WORDS.md: each certificate is accepted and says what its row says, and the row is found again. */
class WordHarvestTest {
    private static final Path DOCS = Path.of("..", "docs");

    static List<String> rows() throws IOException {
        return Files.readAllLines(DOCS.resolve("HARVEST-WORDS.md")).stream()
                .filter(line -> line.startsWith("| ["))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theoremsStandWithTheirCertificates(String line) throws IOException {
        String[] row = Stream.of(line.split("\\|", -1))
                .map(cell -> cell.strip().replace("`", ""))
                .toArray(String[]::new);
        String file = row[1].replaceAll(".*\\((.*)\\)", "$1");
        Certificate certificate = Certificates.read(DOCS.resolve(file));
        Verdict verdict = certificate.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(
                "the P-positions of " + row[2] + " on words over ab in " + row[3]
                        + " play are the words accepted by an automaton of " + row[4] + " states, read from the left",
                certificate.statement());
        WordDiscovery asked =
                WordDiscovery.of(WordRules.parse(row[2]).over("ab")).reading(false);
        WordTheorem theorem = (row[3].equals("misere") ? asked.misere() : asked)
                .run()
                .theorem()
                .orElseThrow();
        assertEquals(row[4], String.valueOf(theorem.states()));
        assertEquals(row[5], WordHarvest.first(theorem));
    }

    @Test
    void noCertificateIsWithoutItsRow() throws IOException {
        try (Stream<Path> files = Files.list(DOCS.resolve("certificates"))) {
            assertEquals(
                    rows().size(),
                    files.filter(file -> file.getFileName().toString().startsWith("words-"))
                            .count());
        }
    }

    /** The rules are tried once up to symmetry: 28 single rules, of which 378 pairs. */
    @Test
    void rulesAreTriedOnceUpToSymmetry() {
        List<String> pairs = WordHarvest.rules(2);
        assertEquals(121, pairs.size());
        assertTrue(pairs.contains("a->;bb->") != pairs.contains("aa->;b->"));
    }
}
