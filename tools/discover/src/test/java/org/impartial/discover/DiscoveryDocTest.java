package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.impartial.discover.word.WordDiscovery;
import org.impartial.discover.word.WordRules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The examples and tables of docs/DISCOVERY.md agree with the answers of the program. */
class DiscoveryDocTest {
    private static final boolean THOROUGH = Boolean.getBoolean("impartial.thorough");

    /** Returns the rows of the tables with a number of columns. */
    private static List<String> rows(int columns) throws IOException {
        return Files.readAllLines(Path.of("..", "..", "docs", "DISCOVERY.md")).stream()
                .filter(line -> line.startsWith("| ") && line.contains("`"))
                .filter(line -> line.split("\\|", -1).length == columns + 2)
                .toList();
    }

    /** Takes some seconds for each game; these theorems are also stored as certificates, which have separate tests. */
    @Tag("thorough")
    @Test
    void gamesWithoutClosedFormAreProved() throws IOException {
        // The table of redundant moves has five columns, too; its games are in the first one.
        List<String> rows =
                rows(5).stream().filter(row -> !row.startsWith("| `")).toList();
        assertEquals(3, rows.size());
        for (String row : rows) {
            String[] cells = row.split("\\|", -1);
            String name = cells[2].replaceAll("[^`]*`([^`]*)`.*", "$1");
            Discovery asked = Discovery.of(KnownGames.find(name).orElseThrow()).in(cells[3].strip());
            asked = cells[2].contains("--misere") ? asked.misere() : asked;
            Theorem theorem = asked.run().theorem().orElseThrow();
            assertEquals(cells[4].strip(), String.valueOf(theorem.states()), row);
            assertEquals(cells[5].strip().replace(",", ""), String.valueOf(theorem.questions()), row);
        }
    }

    /** Every second row, or all. */
    @Test
    void examplesAreAnswered() throws IOException {
        List<String> rows = rows(6);
        assertEquals(10, rows.size());
        for (int i = 0; i < rows.size(); i += THOROUGH ? 1 : 2) {
            String row = rows.get(i);
            String[] cells = row.split("\\|", -1);
            Discovery asked = Discovery.of(HeapRules.parse(cells[2].strip().replace("`", "")));
            asked = cells[3].strip().equals("misere") ? asked.misere() : asked;
            asked = cells[3].strip().equals("values") ? asked.values() : asked;
            Theorem theorem = asked.run().theorem().orElseThrow();
            assertEquals(cells[4].strip(), theorem.numeration(), row);
            assertEquals(cells[5].strip(), String.valueOf(theorem.states()), row);
            assertEquals(cells[6].strip(), theorem.statement().replaceFirst(".* if and only if ", ""), row);
        }
    }

    @Test
    void heapsThatSplitAreProved() throws IOException {
        List<String> rows = rows(3);
        assertEquals(5, rows.size());
        for (String row : rows) {
            String[] cells = row.split("\\|", -1);
            Theorem theorem = Discovery.of(HeapRules.parse(cells[1].strip().replace("`", "")))
                    .values()
                    .in("base 2")
                    .reading(DigitOrder.LEAST_SIGNIFICANT_FIRST)
                    .run()
                    .theorem()
                    .orElseThrow();
            assertEquals(cells[2].strip(), String.valueOf(theorem.states()), row);
            assertEquals(cells[3].strip(), theorem.statement(), row);
        }
    }

    /** Most of these rows are also in the table of another test. */
    @Test
    void statesOfWordsAreAsTheTableSays() throws IOException {
        List<String> rows = rows(4);
        assertEquals(22, rows.size());
        for (String row : rows) {
            String[] cells = row.split("\\|", -1);
            int states = Integer.parseInt(cells[3].strip());
            if (states < 8 || THOROUGH) {
                WordDiscovery asked =
                        WordDiscovery.of(WordRules.parse(cells[1].strip().replace("`", "")));
                asked = cells[2].strip().equals("misere") ? asked.misere() : asked;
                asked = cells[2].strip().equals("values") ? asked.values() : asked;
                assertEquals(states, asked.run().theorem().orElseThrow().states(), row);
            }
        }
    }
}
