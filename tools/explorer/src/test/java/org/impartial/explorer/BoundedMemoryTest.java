package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A server with a small heap keeps answering while twenty pages request large positions. */
class BoundedMemoryTest {
    private static final int PAGES = 20;

    /** Serves until its input ends. */
    static final class Server {
        private Server() {}

        public static void main(String[] args) throws IOException {
            try (Explorer explorer =
                    Explorer.start(0, GameLibrary.installed(), line -> "{}", Optional.empty(), Optional.empty())) {
                System.out.println(explorer.address());
                while (System.in.read() >= 0) {
                    // The test closes the stream when it is done.
                }
            }
        }
    }

    @Tag("thorough")
    @Test
    void twentyPagesAskAboutLargePositionsAtOnce() throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process process = new ProcessBuilder(
                        java.toString(),
                        "-Xmx192m",
                        "-cp",
                        System.getProperty("java.class.path")
                                + File.pathSeparator
                                + System.getProperty("jdk.module.path", ""),
                        Server.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        ExecutorService pages = Executors.newFixedThreadPool(PAGES);
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            Client client = new Client(URI.create(said.readLine()));
            List<Callable<JsonNode>> work = new ArrayList<>();
            for (int i = 0; i < 3 * PAGES; i++) {
                String text = List.of("cram[7,7]", "sprouts 12", "hackenbush [0,1] [1,2] [2,0] [2,3]")
                        .get(i % 3);
                work.add(() -> client.position(text));
            }
            for (Future<JsonNode> answer : pages.invokeAll(work)) {
                JsonNode view = answer.get();
                assertTrue(view.has("moves"), view::toString);
                assertFalse(view.has("error"), view::toString);
            }
            assertEquals("N", client.position("nim 3 5").get("outcome").asText());
            assertTrue(process.isAlive());
        } finally {
            pages.shutdownNow();
            process.getOutputStream().close();
            process.waitFor();
        }
    }
}
