package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rows of docs/HARVEST-SPLITTING.md: each certificate is accepted and proves the statement of its row, and the first
 * values are those of the rules.
 */
class SplitHarvestTest {
    private static final String PAGE = "HARVEST-SPLITTING.md";

    static List<String> rows() throws IOException {
        return HarvestTable.rows(PAGE);
    }

    private static String rules(String kinds) {
        return Stream.of(kinds.replace("take 1, leave one", "take 1; leave one").split(", ", -1))
                .map(kind -> SplitHarvest.KINDS.get(kind.replace(";", ",")))
                .collect(Collectors.joining("; "));
    }

    private static void assertFirst(String first, String rules) {
        int count = first.split(" ", -1).length;
        assertEquals(24, count);
        assertEquals(
                first,
                SplitHarvest.values(rules, count).stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theoremsStandWithTheirCertificates(String line) throws IOException {
        String[] row = HarvestTable.cells(line);
        assertEquals(rules(row[2]), row[3]);
        HarvestTable.assertProved(
                row,
                "the P-positions of " + row[3]
                        + " with an added Nim heap n in normal play are the tuples accepted by an"
                        + " automaton of " + row[4].replace(" (msd)", "") + " states over base 2"
                        + (row[4].endsWith("(msd)") ? "" : ", read from the least significant digit"));
        assertFirst(row[7], row[3]);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("rows")
    void aNewSearchGivesTheSameRow(String line) {
        String[] row = HarvestTable.cells(line);
        Theorem theorem = SplitHarvest.search(row[3]).orElseThrow();
        assertEquals(row[4], SplitHarvest.states(theorem));
        assertEquals(row[6], SplitHarvest.words(theorem));
    }

    @Test
    void openRowsHaveTheirFirstValues() throws IOException {
        List<String> open = Files.readAllLines(Path.of("..", "..", "docs", PAGE)).stream()
                .filter(line -> line.startsWith("| ") && line.contains("`") && !line.startsWith("| ["))
                .toList();
        assertTrue(open.size() > 20);
        for (String line : open) {
            String[] row = HarvestTable.cells(line);
            assertEquals(rules(row[1]), row[2]);
            assertFirst(row[3], row[2]);
        }
        String text = Files.readString(Path.of("..", "..", "docs", PAGE));
        int proved = rows().size();
        long without = rows().stream()
                .filter(line -> !HarvestTable.cells(line)[6].matches("G\\(x\\) =.*|period .*"))
                .count();
        assertTrue(text.contains("with " + (proved + open.size()) + " different"));
        assertTrue(text.contains(
                proved + " of these sequences are proved for all heaps, " + without + " of them without"));
    }

    @Test
    void noCertificateIsWithoutItsRow() throws IOException {
        HarvestTable.assertAllShown(PAGE, "splits-");
    }
}
