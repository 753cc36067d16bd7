package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
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
                0,
                Run.of("explore", "chomp[3,4] 4 4 4", "--to", file.toString()).status());
        String page = Files.readString(file);
        // A Young diagram in 3 x 4 that keeps the poisoned square: C(7, 3) - 1.
        assertEquals(34, page.split("\"title\":", -1).length - 1);
        assertTrue(!page.contains("src=") && !page.contains("href="), "nothing is loaded");
        Run large = Run.of(
                "explore", "nim 100 100 100", "--to", folder.resolve("x.html").toString());
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
}
