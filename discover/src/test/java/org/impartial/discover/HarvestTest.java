package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificate.Verdict;
import org.impartial.core.proof.Certificates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rows of docs/HARVEST.md: each certificate is accepted and says what its row says, and the row is found again. */
class HarvestTest {
    private static final Path DOCS = Path.of("..", "docs");

    static List<String> rows() throws IOException {
        return Files.readAllLines(DOCS.resolve("HARVEST.md")).stream()
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
                "the P-positions of " + row[2] + " in " + row[3] + " play are the tuples accepted by an automaton of "
                        + row[5] + " states over " + row[4],
                certificate.statement());
        Discovery asked = Discovery.of(HeapRules.parse(row[2])).in(row[4]).within(Duration.ofMinutes(1));
        Theorem theorem = (row[3].equals("misere") ? asked.misere() : asked)
                .run()
                .theorem()
                .orElseThrow();
        assertEquals(row[5], String.valueOf(theorem.states()));
        assertEquals(row[6], Harvest.first(theorem));
        redundant(row, theorem);
    }

    private static void redundant(String[] row, Theorem theorem) {
        RedundantMoves moves = RedundantMoves.of(theorem, Duration.ofMinutes(1));
        assertEquals(row[7], moves.states() + (moves.addedTogether() ? "" : ", not together"));
        int kinds = row[2].split(";", -1).length;
        boolean all = moves.leastKinds().get(0).size() == kinds;
        String enough = moves.leastKinds().stream()
                .map(least ->
                        least.stream().map(kind -> String.valueOf(kind + 1)).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" or "));
        assertEquals(row[8], all ? "all" : enough);
        assertEquals(row[9].equals("yes"), moves.invariant());
    }

    @Test
    void noCertificateIsWithoutItsRow() throws IOException {
        try (Stream<Path> files = Files.list(DOCS.resolve("certificates"))) {
            assertEquals(
                    rows().size(),
                    files.filter(file -> file.getFileName().toString().startsWith("harvest-"))
                            .count());
        }
    }
}
