package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;

/** Reads the rows of a page of the documents that begin with a link to a certificate. */
public final class HarvestTable {
    private static final Path DOCS = Path.of("..", "..", "docs");

    private HarvestTable() {}

    /** Returns the rows of a page. */
    public static List<String> rows(String page) throws IOException {
        return Files.readAllLines(DOCS.resolve(page)).stream()
                .filter(line -> line.startsWith("| ["))
                .toList();
    }

    /** Returns the cells of a row, from index 1 on. */
    public static String[] cells(String row) {
        return Stream.of(row.split("\\|", -1))
                .map(cell -> cell.strip().replace("`", ""))
                .toArray(String[]::new);
    }

    /** Asserts that the certificate of a row is accepted and proves a statement. */
    public static void assertProved(String[] cells, String statement) throws IOException {
        String file = cells[1].replaceAll(".*\\((.*)\\)", "$1");
        Certificate certificate = Certificates.read(DOCS.resolve(file));
        Verdict verdict = certificate.check(Meter.unlimited());
        assertTrue(verdict.accepted(), verdict.reason());
        assertEquals(statement, certificate.statement());
    }

    /** Asserts that the number of certificates with a prefix is the number of rows of a page. */
    public static void assertAllShown(String page, String prefix) throws IOException {
        try (Stream<Path> files = Files.list(DOCS.resolve("certificates"))) {
            assertEquals(
                    rows(page).size(),
                    files.filter(file -> file.getFileName().toString().startsWith(prefix))
                            .count());
        }
    }
}
