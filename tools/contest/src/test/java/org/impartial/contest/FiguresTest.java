package org.impartial.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The work of the strategies on small problems is as in a committed list, so that every change of it is deliberate. */
class FiguresTest {

    @Test
    void theWorkIsAsItWas() throws IOException {
        List<String> lines = Figures.lines();
        assertTrue(lines.size() > 100, lines.size() + " runs");
        assertEquals(
                Files.readString(Figures.LIST),
                String.join("\n", lines) + "\n",
                "the work has changed; if that is intended, docs/CONTRIBUTING.md describes how to write the list again");
    }
}
