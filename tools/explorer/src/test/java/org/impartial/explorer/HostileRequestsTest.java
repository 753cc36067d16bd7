package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The server keeps answering after requests that no page sends. */
class HostileRequestsTest {
    private static final int MANY = 64 * 1024;
    private Explorer explorer;

    @BeforeEach
    void start() throws IOException {
        explorer = Explorer.start(0, GameLibrary.installed(), line -> "{}", Optional.empty(), Optional.empty());
    }

    @AfterEach
    void stop() {
        explorer.close();
    }

    @Test
    void someHundredsLeaveItAnswering() throws Exception {
        attack(400);
    }

    @Tag("thorough")
    @Test
    void tenThousandLeaveItAnswering() throws Exception {
        attack(10_000);
    }

    private void attack(int times) throws Exception {
        Random random = new Random(28);
        int refused = 0;
        for (int i = 0; i < times; i++) {
            String answer = raw(request(random));
            // An answer that takes long begins with a space and the status 200.
            assertTrue(answer.isEmpty() || answer.matches("(?s)HTTP/1\\.1 ([45]\\d\\d|200 .*\\{\"error\":).*"), answer);
            refused += answer.isEmpty() ? 0 : 1;
            if (i % 100 == 99) {
                check();
            }
        }
        assertTrue(refused > times / 2, refused + " of " + times + " were answered with what is wrong");
        check();
    }

    private void check() throws Exception {
        assertEquals(
                "N", new Client(explorer).position("nim 3 5").get("outcome").asText());
    }

    private String request(Random random) {
        String root = explorer.address().getPath();
        return switch (random.nextInt(10)) {
            case 0 -> get("/" + noise(random, 30));
            case 1 -> get(root + "../../../../etc/passwd");
            case 2 -> get(root + "%2e%2e/%2e%2e/etc/passwd%00.js");
            case 3 -> get(root + "page.js/" + "a/".repeat(random.nextInt(2000)));
            case 4 -> post(root + "ask", "[".repeat(random.nextInt(5000)));
            case 5 -> post(root + "ask", "{\"explore\":\"position\",\"text\":\"" + noise(random, 200) + "\"}");
            case 6 ->
                post(
                        root + "ask",
                        "{\"explore\":\"position\",\"text\":\"nim 3\",\"moves\":[\"" + noise(random, 9) + "\"]}");
            case 7 -> post(root + "ask", "x".repeat(MANY + 1));
            case 8 -> "POST " + root + "ask HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 2\r\n\r\n{}";
            default -> noise(random, 300).replace('"', '\n') + "\r\n\r\n";
        };
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    }

    private static String post(String path, String body) {
        return "POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
    }

    private static String noise(Random random, int length) {
        StringBuilder text = new StringBuilder("!");
        for (int i = random.nextInt(length); i > 0; i--) {
            char letter = (char) (33 + random.nextInt(94));
            text.append(letter == '"' || letter == '\\' ? '.' : letter);
        }
        return text.toString();
    }

    /** Sends bytes and returns the response until the server closes the connection. */
    private String raw(String bytes) throws IOException {
        try (Socket socket =
                new Socket(explorer.address().getHost(), explorer.address().getPort())) {
            socket.setSoTimeout(20_000);
            OutputStream out = socket.getOutputStream();
            out.write(bytes.getBytes(StandardCharsets.US_ASCII));
            out.flush();
            socket.shutdownOutput();
            InputStream in = socket.getInputStream();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException closed) {
            return "";
        }
    }

    @Test
    void aBodyThatIsTooLongIsRefusedByItsSize() throws Exception {
        var answer = new Client(explorer).post("ask", " ".repeat(MANY + 1));
        assertEquals(413, answer.status());
        assertTrue(answer.body().contains("65536"), answer.body());
    }

    @Test
    void badRequestsAreToldWhatIsWrong() throws Exception {
        Client client = new Client(explorer);
        assertTrue(client.ask("{\"explore\":").get("error").asText().startsWith("malformed JSON"));
        assertTrue(client.ask("3").get("error").asText().contains("JSON object"));
        assertTrue(client.ask("{\"explore\":\"files\"}")
                .get("error")
                .asText()
                .contains("\"games\", \"gallery\", \"position\", \"page\" or \"random\""));
        assertTrue(
                client.ask("{\"explore\":\"position\"}").get("error").asText().contains("text"));
        for (String field :
                List.of("\"play\":[\"misere\"]", "\"play\":{}", "\"ways\":[0.5]", "\"ways\":{\"0\":0}", "\"ways\":0")) {
            String answer = client.ask("{\"explore\":\"position\",\"text\":\"nim 3\"," + field + "}")
                    .path("error")
                    .asText();
            assertTrue(answer.contains(field.substring(1, 5)), field + answer);
        }
        assertTrue(client.position("nim 3", "[0,9]").get("error").asText().contains("[0,9]"));
        assertTrue(client.position("nimm 3").get("error").asText().contains("nim"));
    }

    /** Clients that stop sending keep their connections for some seconds, and no other client waits for them. */
    @Test
    void slowClientsAreCutOff() throws Exception {
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < 30; i++) {
                Socket socket = new Socket(
                        explorer.address().getHost(), explorer.address().getPort());
                socket.setSoTimeout(20_000);
                String start = i % 2 == 0
                        ? "GET " + explorer.address().getPath()
                        : "POST " + explorer.address().getPath()
                                + "ask HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{";
                socket.getOutputStream().write(start.getBytes(StandardCharsets.US_ASCII));
                slow.add(socket);
            }
            check();
            for (Socket socket : slow) {
                assertEquals(-1, end(socket));
            }
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    private static int end(Socket socket) throws IOException {
        try {
            return socket.getInputStream().read();
        } catch (SocketException reset) {
            return -1;
        }
    }
}
