package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class ExploreCommandTest {

    @Test
    void itPrintsTheAddressWithThePosition() {
        Run run = Run.of("explore", "nim 3 5 + kayles 4", "--seconds", "0");
        assertEquals(0, run.status(), run.err());
        assertTrue(
                run.out().matches("http://127\\.0\\.0\\.1:\\d+/[0-9a-f]{32}/#text=nim%203%205%20%2B%20kayles%204\\R"), run.out());
    }

    @Test
    void whatCannotBeReadIsToldBeforeItServes() {
        Run run = Run.of("explore", "nimm 3");
        assertTrue(run.status() != 0 && run.err().contains("nim 3"), run.err());
        assertEquals("", run.out());
    }

    @Test
    void aPortThatIsTakenIsTold() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Run run = Run.of("explore", "--port", String.valueOf(taken.getLocalPort()), "--seconds", "0");
            assertEquals(2, run.status());
            assertTrue(run.err().contains("--port 0"), run.err());
        }
        assertEquals(2, Run.of("explore", "--port", "70000").status());
    }
}
