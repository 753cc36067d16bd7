package org.impartial.explorer;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import java.util.regex.Pattern;
import org.impartial.explorer.PageFiles.PageFile;

/** Serves the files of the page and passes bodies of requests on; no part of a request names a file. Thread-safe. */
record PageHandler(String root, AnswerSender sender, Map<String, PageFile> files) implements HttpHandler {
    private static final int LONGEST_BODY = 64 * 1024;
    private static final Pattern LOCAL_HOST = Pattern.compile("(127\\.0\\.0\\.1|localhost|\\[::1])(:\\d{1,5})?");
    private static final String JSON = "application/json; charset=utf-8";
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
            + "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            try {
                answer(exchange);
            } catch (Refusal refusal) {
                send(exchange, refusal.status(), new PageFile(JSON, ExplorerRequests.error(refusal.getMessage())));
            }
        }
    }

    private void answer(HttpExchange exchange) throws IOException, Refusal {
        String path = exchange.getRequestURI().getRawPath();
        String name = path == null ? "" : below(path);
        String host = exchange.getRequestHeaders().getFirst("Host");
        if (host == null || !LOCAL_HOST.matcher(host).matches()) {
            throw new Refusal(403, "the header Host must name this machine: 127.0.0.1 or localhost");
        }
        String method = exchange.getRequestMethod();
        if (name.equals("ask")) {
            if (!method.equals("POST")) {
                throw new Refusal(405, "a question is sent by POST, as a JSON object");
            }
            head(exchange, JSON);
            sender.send(exchange, body(exchange));
            return;
        }
        PageFile file = files.get(name);
        if (file == null) {
            throw new Refusal(404, "there is nothing at this address; use the whole address that the command printed");
        }
        if (!method.equals("GET") && !method.equals("HEAD")) {
            throw new Refusal(405, "the page is read by GET");
        }
        send(exchange, 200, file);
    }

    /** Returns what follows the token, which is compared in constant time. */
    private String below(String path) throws Refusal {
        byte[] start = path.substring(0, Math.min(path.length(), root.length())).getBytes(StandardCharsets.UTF_8);
        if (!MessageDigest.isEqual(start, root.getBytes(StandardCharsets.UTF_8))) {
            throw new Refusal(404, "there is nothing at this address; use the whole address that the command printed");
        }
        return path.substring(root.length());
    }

    private static String body(HttpExchange exchange) throws IOException, Refusal {
        byte[] bytes = exchange.getRequestBody().readNBytes(LONGEST_BODY + 1);
        if (bytes.length > LONGEST_BODY) {
            throw new Refusal(413, "a request has at most " + LONGEST_BODY + " bytes");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static void head(HttpExchange exchange, String type) {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type);
        headers.set("Content-Security-Policy", POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cache-Control", "no-store");
    }

    private static void send(HttpExchange exchange, int status, PageFile body) throws IOException {
        head(exchange, body.type());
        if (status != 200) {
            exchange.getResponseHeaders().set("Connection", "close");
        }
        byte[] bytes = body.text().getBytes(StandardCharsets.UTF_8);
        boolean heads = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, heads ? -1 : bytes.length);
        if (!heads) {
            exchange.getResponseBody().write(bytes);
        }
    }
}
