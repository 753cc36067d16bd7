package org.impartial.discover;

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
    /** A text, after a sign if it is a branch of a condition. */
    private static final Pattern LITERAL = Pattern.compile("([?:] )?\"((?:[^\"\\\\]|\\\\.)*)\"");

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
                // What is required stands before the first comma.
                int from = call.group().startsWith("require") ? end(text, call.end(), ',') : call.end();
                List<String> literals = LITERAL.matcher(text.substring(from, end(text, from, ')')))
                        .results()
                        .filter(literal -> literal.group(1) == null)
                        .map(literal -> literal.group(2).translateEscapes())
                        .filter(words -> words.chars().anyMatch(Character::isLetter))
                        .toList();
                long line = text.substring(0, call.start()).lines().count();
                boolean names = call.group().startsWith("require") && text.charAt(call.end()) == '"';
                if (!literals.isEmpty() && !names) {
                    String words = literals.stream().map(Pattern::quote).collect(Collectors.joining(".*"));
                    sites.add(new Site(source.getFileName() + ":" + line, Pattern.compile(words, Pattern.DOTALL)));
                }
            }
        }
        return sites;
    }

    /** Returns the place of a character that ends an argument, or of the end of the arguments. */
    private static int end(String text, int from, char sign) {
        boolean quoted = false;
        int depth = 0;
        for (int at = from; true; at++) {
            char c = text.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && depth == 0 && (c == sign || c == ')')) {
                return at;
            } else if (!quoted) {
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            }
        }
    }
}
