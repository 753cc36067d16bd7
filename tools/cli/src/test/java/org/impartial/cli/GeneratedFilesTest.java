package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The generated files agree with the cards of the games, whose examples are answered, and with the exported types. */
class GeneratedFilesTest {

    static List<String> paths() {
        return GeneratedFiles.paths();
    }

    @ParameterizedTest
    @MethodSource("paths")
    void aFileIsAsGenerated(String path) {
        assertEquals(
                GeneratedFiles.text(path),
                Checkout.text(Checkout.ROOT.resolve(path)),
                path + " has changed; docs/CONTRIBUTING.md describes how to write it again");
    }

    @Test
    void theReadmeListsTheGamesOfEachFamily() {
        String link = "](" + GeneratedFiles.GAMES + "#";
        assertEquals(
                GeneratedFiles.PAGE.rows(GeneratedFiles.GAMES).count(),
                GeneratedFiles.text(GeneratedFiles.README)
                        .lines()
                        .filter(line -> line.contains(link))
                        .count());
    }
}
