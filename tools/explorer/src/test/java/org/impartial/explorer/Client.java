package org.impartial.explorer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Sends JSON requests to an explorer or another server. */
record Client(URI address) {
    static final ObjectMapper MAPPER = new ObjectMapper();

    /** What came back. */
    record Answer(int status, Map<String, List<String>> headers, String body) {}

    Client(Explorer explorer) {
        this(explorer.address());
    }

    Answer post(String path, String body) throws IOException {
        return send("POST", path, body);
    }

    Answer get(String path) throws IOException {
        return send("GET", path, "");
    }

    Answer send(String method, String path, String body) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) address.resolve(path).toURL().openConnection();
        connection.setReadTimeout(100_000);
        connection.setRequestMethod(method);
        if (!body.isEmpty()) {
            connection.setDoOutput(true);
            connection.setRequestProperty("Content-Type", "application/json");
            connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
        }
        int status = connection.getResponseCode();
        try (InputStream in = status < 400 ? connection.getInputStream() : connection.getErrorStream()) {
            String text = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Answer(status, connection.getHeaderFields(), text);
        }
    }

    JsonNode ask(String body) throws IOException {
        return MAPPER.readTree(post("ask", body).body());
    }

    JsonNode position(String text, String... moves) throws IOException {
        var request = MAPPER.createObjectNode().put("explore", "position").put("text", text);
        var list = request.putArray("moves");
        for (String move : moves) {
            list.add(move);
        }
        return ask(request.toString());
    }
}
