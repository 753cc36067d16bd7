package org.impartial.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The places in sources where a certificate is refused, each with the pattern of the message that it gives. */
final class RefusalSites {
    private static final Pattern CALL = Pattern.compile(
            "(new (?:Certificate|Check)Exception|\\bfails|\\brefus(?:ed|al)|\\brequire|Optional\\.of)\\(");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    private RefusalSites() {}

    /** A refusal in a source: where it is, and what its message is like. */
    record Site(String place, Pattern message) {
        boolean gives(String text) {
            return message.matcher(text).find();
        }

        @Override
        public String toString() {
            return place + " \"" + message + "\"";
        }
    }

    /** Returns the refusals of all sources below a folder; calls without a text of their own hand on another one. */
    static List<Site> below(Path folder) throws IOException {
        List<Path> sources;
        try (Stream<Path> files = Files.walk(folder)) {
            sources = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
        List<Site> sites = new ArrayList<>();
        for (Path source : sources) {
            String text = Files.readString(source);
            for (Matcher call = CALL.matcher(text); call.find(); ) {
                List<String> literals = LITERAL.matcher(text.substring(call.end(), closing(text, call.end())))
                        .results()
                        .map(literal -> literal.group(1).translateEscapes())
                        .filter(words -> words.chars().anyMatch(Character::isLetter))
                        .toList();
                long line = text.substring(0, call.start()).lines().count();
                if (!literals.isEmpty()) {
                    String words = literals.stream().map(Pattern::quote).collect(Collectors.joining(".*"));
                    sites.add(new Site(source.getFileName() + ":" + line, Pattern.compile(words, Pattern.DOTALL)));
                }
            }
        }
        return sites;
    }

    private static int closing(String text, int from) {
        boolean quoted = false;
        int depth = 1;
        int at = from;
        for (; depth > 0; at++) {
            char c = text.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted) {
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            }
        }
        return at;
    }
}
