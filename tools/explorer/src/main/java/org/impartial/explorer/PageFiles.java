package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The files of the page, which are read from the class path: the page, its style, its scripts, and its words in other languages. */
final class PageFiles {
    static final List<String> SCRIPTS = List.of(
            "words.js",
            "names.js",
            "requests.js",
            "board.js",
            "known.js",
            "moves.js",
            "play.js",
            "puzzle.js",
            "gallery.js",
            "editor.js",
            "page.js");

    /** The languages besides English; each has a file {@code words-zh.json} from English to its words. */
    static final List<String> LANGUAGES = List.of("zh");

    record PageFile(String type, String text) {}

    static Map<String, PageFile> all() {
        Map<String, PageFile> files = new HashMap<>();
        files.put("", new PageFile("text/html; charset=utf-8", page()));
        files.put("page.css", new PageFile("text/css; charset=utf-8", read("page.css")));
        for (String script : SCRIPTS) {
            files.put(script, new PageFile("text/javascript; charset=utf-8", read(script)));
        }
        for (String language : LANGUAGES) {
            String name = "words-" + language + ".json";
            files.put(name, new PageFile("application/json; charset=utf-8", read(name)));
        }
        return Map.copyOf(files);
    }

    private static String page() {
        return read("page.html")
                .replace(
                        "<!--scripts-->\n",
                        SCRIPTS.stream()
                                .map("<script src=\"%s\" defer></script>\n"::formatted)
                                .collect(Collectors.joining()));
    }

    static String complete(ObjectNode world) {
        StringBuilder end = new StringBuilder();
        LANGUAGES.forEach(language ->
                script("application/json\" id=\"words-" + language, read("words-" + language + ".json"), end));
        script("application/json\" id=\"world", world.toString().replace("<", "\\u003c"), end);
        SCRIPTS.forEach(name -> script("text/javascript", read(name), end));
        return read("page.html")
                .replace("<link rel=\"stylesheet\" href=\"page.css\">", "<style>\n" + read("page.css") + "</style>")
                .replace(
                        "<title>Impartial explorer</title>",
                        "<title>" + escaped(world.get("title").asText()) + "</title>")
                .replace("<!--scripts-->\n", "")
                .replace("</body>", end + "</body>");
    }

    private static void script(String type, String text, StringBuilder into) {
        into.append("<script type=\"").append(type).append("\">").append(text).append("</script>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    static String read(String name) {
        try (InputStream in = PageFiles.class.getResourceAsStream(name)) {
            return new String(
                    Objects.requireNonNull(in, name + " is missing from the jar")
                            .readAllBytes(),
                    StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
