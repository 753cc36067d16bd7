package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteCommandTest {
    @TempDir
    Path folder;

    @Test
    void itWritesTheChosenGamesAndPrintsTheAddress() throws IOException {
        Path site = folder.resolve("site");
        Path texts = Files.createDirectory(folder.resolve("texts"));
        Files.writeString(texts.resolve("A.md"), "# A\n");
        Run run = Run.of("site", site.toString(), "--games", "pirates,chomp", "--documents", texts.toString());
        assertEquals(0, run.status(), run.err());
        assertEquals(site.resolve("index.html").toUri().toString(), run.out().strip());
        assertTrue(
                Files.exists(site.resolve("games/pirates.html")) && Files.exists(site.resolve("lessons/chomp.html")));
        assertTrue(Files.exists(site.resolve("docs/A.html")));
        assertTrue(Files.readString(site.resolve("exercises/chomp.html")).contains("class=\"answers\""));
        assertTrue(Files.exists(site.resolve("exercises/pirates.html")));
        assertFalse(Files.exists(site.resolve("games/nim.html")));
    }

    @Test
    void whatCannotBeReadOrWrittenIsNamed() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        misused(Run.of("site", file.toString()), "give a folder");
        misused(Run.of("site", folder.toString(), "--documents", file.toString()), "--documents is a folder");
        Run unknown = Run.of("site", folder.resolve("s").toString(), "--games", "kaylse");
        assertTrue(unknown.status() != 0 && unknown.err().contains("kaylse"), unknown.err());
        assertFalse(Files.exists(folder.resolve("s")));
    }

    private static void misused(Run run, String why) {
        assertEquals(2, run.status());
        assertTrue(run.err().contains(why), run.err());
    }
}
