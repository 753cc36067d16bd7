package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExploreCommandTest {

    @Test
    void itPrintsTheAddressWithThePosition() {
        Run run = Run.of("explore", "nim 3 5 + kayles 4", "--seconds", "0.01");
        assertEquals(0, run.status(), run.err());
        assertTrue(
                run.out().matches("http://127\\.0\\.0\\.1:\\d+/[0-9a-f]{32}/#text=nim%203%205%20%2B%20kayles%204\\R"),
                run.out());
    }

    @Test
    void aPageHoldsEveryPosition(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("chomp.html");
        assertEquals(
                0, Run.of("explore", "chomp[2,4] 4 4", "-o", file.toString()).status());
        String page = Files.readString(file);
        // A Young diagram in 2 x 4 that keeps the poisoned square: C(6, 2) - 1.
        assertEquals(14, page.split("\"play\":\"normal\",\"drawing\"", -1).length - 1);
        assertTrue(!page.contains("src=") && !page.contains("href="), "nothing is loaded");
        Run large = Run.of(
                "explore", "nim 100 100 100", "-o", folder.resolve("x.html").toString());
        assertTrue(large.status() != 0 && large.err().contains("10000"), large.err());
    }

    @Test
    void whatCannotBeReadIsToldBeforeItServes() {
        Run run = Run.of("explore", "nimm 3");
        assertTrue(run.status() != 0 && run.err().contains("did you mean nim?"), run.err());
        assertEquals("", run.out());
    }

    @Test
    void aPortThatIsTakenIsTold() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Run run = Run.of("explore", "--port", String.valueOf(taken.getLocalPort()), "--seconds", "0.01");
            assertEquals(2, run.status());
            assertTrue(run.err().contains("--port 0"), run.err());
        }
        assertEquals(2, Run.of("explore", "--port", "70000").status());
        assertEquals(2, Run.of("explore", "--seconds", "0").status());
    }

    private static Path book(Path folder, String position) throws IOException {
        Path file = folder.resolve("book.proof");
        Files.deleteIfExists(file);
        Run proved = Run.of("prove", position, "-o", file.toString());
        assertEquals(0, proved.status(), proved.err());
        return file;
    }

    private static Run withBook(Path file, String... more) {
        List<String> words = new ArrayList<>(List.of("explore", "--book", file.toString(), "--seconds", "0.01"));
        words.addAll(List.of(more));
        return Run.of(words.toArray(String[]::new));
    }

    @Test
    void aBookGivesThePosition(@TempDir Path folder) throws IOException {
        Run cram = withBook(book(folder, "cram[3,4]"));
        assertEquals(0, cram.status(), cram.err());
        assertTrue(cram.out().contains("/#text=cram%5Bboard%3D3%2C4%5D"), cram.out());
        Run sum = withBook(book(folder, "nim 3 + sprouts 2"));
        assertTrue(sum.out().contains("/#text=nim%203%20%2B%20sprouts%200.0.%7D"), sum.out() + sum.err());
        Run other = withBook(book(folder, "cram[4,4]"), "cram[4,4] [1,1] [1,2]");
        assertTrue(other.out().contains("%5B1%2C1%5D%20%5B1%2C2%5D"), other.out() + other.err());
    }

    @Test
    void aBookThatCannotBeUsedIsRefusedBeforeItServes(@TempDir Path folder) throws IOException {
        Path file = book(folder, "cram[3,4]");
        String text = Files.readString(file);
        refused(withBook(file, "sprouts 3"), "has no fact about sprouts");
        refused(withBook(folder.resolve("none")), "there is no file");
        assertEquals(2, withBook(file, "--play", "misere").status());
        assertEquals(
                2,
                withBook(file, "cram[3,4]", "-o", folder.resolve("x.html").toString())
                        .status());
        assertFalse(Files.exists(folder.resolve("x.html")));
        Files.writeString(file, text.substring(0, text.length() / 2));
        refused(withBook(file), "truncated or changed");
        Files.writeString(file, text.replaceFirst("\n1 ", "\n0 "));
        refused(withBook(file), "is refused: ");
        Files.writeString(file, text.replace("game=cram[board=3,4]", "game=chomp[board=3,4]"));
        refused(withBook(file), "cannot be used as a book");
        Files.write(file, new byte[] {1, 2, 3, -1});
        refused(withBook(file), "this is not a certificate");
        Path packed = folder.resolve("book.proof.gz");
        Files.writeString(packed, text);
        refused(withBook(packed), "cannot be used as a book: Not in GZIP format");
        refused(withBook(book(folder, "kayles 6000")), "holds no Grundy values of components");
        Path facts = folder.resolve("cram.facts");
        assertEquals(0, Run.of("solve", "cram[2,3]", "--keep", facts.toString()).status());
        refused(withBook(facts), "a book without a position");
        Files.writeString(facts, Files.readString(facts).replaceFirst("rules=.", "rules=x"));
        refused(withBook(facts, "cram[2,3]"), "of other rules");
    }

    private static void refused(Run run, String why) {
        assertEquals(1, run.status(), run.out() + run.err());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith("impartial: ") && run.err().contains(why), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }
}
