package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The ten examples of docs/DISCOVERY.md are what the program answers. */
class DiscoveryDocTest {
    @Test
    void examplesAreAnswered() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("..", "docs", "DISCOVERY.md")).stream()
                .filter(line -> line.startsWith("| ") && line.contains("`"))
                .toList();
        assertEquals(10, rows.size());
        for (String row : rows) {
            String[] cells = row.split("\\|", -1);
            Discovery asked = Discovery.of(HeapRules.parse(cells[2].strip().replace("`", "")));
            asked = cells[3].strip().equals("misere") ? asked.misere() : asked;
            asked = cells[3].strip().equals("values") ? asked.values() : asked;
            Theorem theorem = asked.run().theorem().orElseThrow();
            assertEquals(cells[4].strip(), theorem.numeration(), row);
            assertEquals(cells[5].strip(), String.valueOf(theorem.states()), row);
            assertEquals(cells[6].strip(), theorem.statement().split("if and only if ", 2)[1], row);
        }
    }
}
