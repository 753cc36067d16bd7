package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Test;

/** {@code docs/GAMES.md} and the README's table agree with the cards, and the example of every card is answered. */
class GamesPageTest {
    private static final Path ROOT = Checkout.ROOT;
    private static final String PATH = "docs/GAMES.md";
    private static final GamesPage PAGE = new GamesPage(GameLibrary.installed().families());

    private static final boolean WRITE = "write".equals(System.getProperty("impartial.games"));

    @Test
    void thePageIsWhatTheCardsSay() throws IOException {
        holds(ROOT.resolve("docs/GAMES.md"), PAGE.text());
    }

    @Test
    void theReadmeListsTheGamesOfEachFamily() throws IOException {
        Path readme = ROOT.resolve("README.md");
        String text = Files.readString(readme);
        assertEquals(
                PAGE.rows(PATH).count(),
                text.lines().filter(line -> line.contains("](" + PATH + "#")).count());
        holds(readme, PAGE.refreshed(text, PATH));
    }

    private static void holds(Path file, String text) throws IOException {
        if (WRITE) {
            Files.writeString(file, text);
        }
        assertEquals(
                text,
                Files.readString(file),
                file.getFileName() + " is not what the cards say; docs/GAMES.md tells how to write it anew");
    }
}
