package org.impartial.explorer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Headless Chromium, driven by its driver over the W3C WebDriver protocol. */
final class Browser implements AutoCloseable {
    private static final String ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(20);

    private final Process driver;
    private final Client http;
    private final String session;

    private Browser(Process driver, Client http, String session) {
        this.driver = driver;
        this.http = http;
        this.session = session;
    }

    /** Returns the driver of this machine, if it has one. */
    static Optional<Path> driver() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
                .map(folder -> Path.of(folder, "chromedriver"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    static Browser open(Path program, int width, int height) throws Exception {
        return open(program, width, height, "en-GB");
    }

    /** Opens a browser whose reader has a language. */
    static Browser open(Path program, int width, int height, String language) throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        Process driver = new ProcessBuilder(program.toString(), "--port=" + port)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        Client http = new Client(URI.create("http://127.0.0.1:" + port + "/"));
        try {
            awaitStart(http);
            ObjectNode request = Client.MAPPER.createObjectNode();
            ObjectNode options =
                    request.putObject("capabilities").putObject("alwaysMatch").putObject("goog:chromeOptions");
            options.putArray("args")
                    .add("--headless")
                    .add("--no-sandbox")
                    .add("--disable-gpu")
                    .add("--hide-scrollbars")
                    .add("--lang=" + language);
            options.putObject("prefs").put("intl.accept_languages", language);
            JsonNode answer = Client.MAPPER.readTree(
                    http.post("session", request.toString()).body());
            String session = answer.at("/value/sessionId").asText();
            if (session.isEmpty()) {
                throw new IOException("no session: " + answer);
            }
            Browser browser = new Browser(driver, http, session);
            // A window of a headless browser may be no narrower than 500 px; the metrics of the device may.
            ObjectNode metrics = Client.MAPPER.createObjectNode().put("cmd", "Emulation.setDeviceMetricsOverride");
            metrics.putObject("params")
                    .put("width", width)
                    .put("height", height)
                    .put("deviceScaleFactor", 1)
                    .put("mobile", width < 500);
            browser.post("goog/cdp/execute", metrics.toString());
            return browser;
        } catch (Exception e) {
            driver.destroy();
            throw e;
        }
    }

    private static void awaitStart(Client http) throws Exception {
        long end = System.nanoTime() + PATIENCE;
        while (true) {
            try {
                if (http.get("status").status() == 200) {
                    return;
                }
            } catch (IOException notYet) {
                if (System.nanoTime() > end) {
                    throw notYet;
                }
            }
            Thread.sleep(50);
        }
    }

    private JsonNode post(String command, String body) throws IOException {
        JsonNode answer = Client.MAPPER.readTree(
                http.post("session/" + session + "/" + command, body).body());
        if (answer.at("/value/error").isTextual()) {
            throw new IOException(
                    command + " " + body + ": " + answer.at("/value/message").asText());
        }
        return answer.path("value");
    }

    /** Shows the page as on a medium, such as {@code print}, to a reader who prefers dark or light. */
    void media(String medium, String scheme) throws IOException {
        ObjectNode media = Client.MAPPER.createObjectNode().put("cmd", "Emulation.setEmulatedMedia");
        media.putObject("params")
                .put("media", medium)
                .putArray("features")
                .addObject()
                .put("name", "prefers-color-scheme")
                .put("value", scheme);
        post("goog/cdp/execute", media.toString());
    }

    void go(String address) throws IOException {
        post("url", Client.MAPPER.createObjectNode().put("url", address).toString());
    }

    /** Returns what a piece of JavaScript with {@code return} returns. */
    JsonNode run(String script) throws IOException {
        ObjectNode request = Client.MAPPER.createObjectNode().put("script", script);
        request.putArray("args");
        return post("execute/sync", request.toString());
    }

    /** Waits until a condition in JavaScript is true. */
    void await(String condition) throws Exception {
        long end = System.nanoTime() + PATIENCE;
        while (!run("return document.readyState === 'complete' && Boolean(" + condition + ")")
                .asBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError(
                        "it did not come about that " + condition + ": " + run("return document.body.innerText"));
            }
            Thread.sleep(30);
        }
    }

    private String find(String selector) throws IOException {
        return post(
                        "element",
                        Client.MAPPER
                                .createObjectNode()
                                .put("using", "css selector")
                                .put("value", selector)
                                .toString())
                .path(ELEMENT)
                .asText();
    }

    void click(String selector) throws IOException {
        post("element/" + find(selector) + "/click", "{}");
    }

    void type(String selector, String keys) throws IOException {
        post(
                "element/" + find(selector) + "/value",
                Client.MAPPER.createObjectNode().put("text", keys).toString());
    }

    /** Chooses a value of a list, as a person does. */
    void choose(String selector, String value) throws IOException {
        run("const list = document.querySelector('" + selector + "'); list.value = '" + value
                + "'; list.dispatchEvent(new Event('change'))");
    }

    void clear(String selector) throws IOException {
        post("element/" + find(selector) + "/clear", "{}");
    }

    String text(String selector) throws IOException {
        return run("return document.querySelector('" + selector + "').textContent")
                .asText();
    }

    void save(Path png) throws IOException {
        Files.createDirectories(png.getParent());
        JsonNode answer = Client.MAPPER.readTree(
                http.get("session/" + session + "/screenshot").body());
        Files.write(png, Base64.getDecoder().decode(answer.path("value").asText()));
    }

    @Override
    public void close() throws IOException {
        http.send("DELETE", "session/" + session, "");
        driver.destroy();
    }
}
