package org.impartial.cli.io;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Text broken into lines that fit a terminal. */
public final class LineBreaks {
    public static final String STYLE = "\u001b\\[[0-9;]*m";

    private static final int DEEPEST_INDENT = 12;
    private static final int PER_LINE = 12;

    /** Breaks lines between words; what follows is indented as the line is, and by two columns more if that is. */
    public static String wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            lines.add(length(line) <= width ? line : broken(line, width));
        }
        return String.join("\n", lines);
    }

    private static String broken(String line, int width) {
        int indent = line.length() - line.stripLeading().length();
        String next = " ".repeat(Math.min(DEEPEST_INDENT, indent == 0 ? 0 : indent + 2));
        StringBuilder text = new StringBuilder();
        StringBuilder current = new StringBuilder(line.substring(0, indent));
        boolean empty = true;
        for (String word : line.strip().split(" ", -1)) {
            if (!empty && length(current) + 1 + length(word) > width) {
                text.append(current.toString().stripTrailing()).append('\n');
                current = new StringBuilder(next);
                empty = true;
            }
            current.append(empty ? "" : " ").append(word);
            empty = false;
        }
        return text.append(current).toString();
    }

    /** Returns the columns of a text; an ideograph and a full-width sign take two. */
    private static int length(CharSequence text) {
        return text.toString()
                .replaceAll(STYLE, "")
                .codePoints()
                .map(c ->
                        Character.isIdeographic(c) || (c >= 0x3000 && c < 0x3100) || (c > 0xFF00 && c < 0xFF61) ? 2 : 1)
                .sum();
    }

    public static String padded(Object text, int width) {
        return " ".repeat(Math.max(0, width - text.toString().length())) + text;
    }

    /** Returns how many columns, at least 1, fit after {@code heads}; a column has the space before it. */
    public static int fitting(int heads, int column, int columns, int width) {
        return Math.max(1, Math.min(columns, (width - heads) / column));
    }

    /** Returns a title, and words in columns with the number of the first one before each row. */
    public static List<String> rows(String title, List<String> words, int screen) {
        int width = words.stream().mapToInt(String::length).max().orElse(0);
        int heads = Integer.toString(words.size()).length();
        List<String> rows = new ArrayList<>(List.of(title + ":"));
        int perLine = fitting(heads + 3, width + 1, PER_LINE, screen);
        for (int from = 0; from < words.size(); from += perLine) {
            String row = words.subList(from, Math.min(words.size(), from + perLine)).stream()
                    .map(word -> word + " ".repeat(width - word.length()))
                    .collect(Collectors.joining(" "));
            rows.add(("  " + padded(from, heads) + ": " + row).stripTrailing());
        }
        return rows;
    }
}
