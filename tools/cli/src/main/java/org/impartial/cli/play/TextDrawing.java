package org.impartial.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.notation.Datum;

/** Positions whose lines and places are written as text: arcs of a graph, regions of Sprouts, dots with their lines, strips. */
final class TextDrawing {
    private static final int MOST_VERTICES = 20;
    private static final int MOST_SIGNS = 120;
    private static final int WIDEST_STRIP = 20;
    private static final Pattern TOKEN = Pattern.compile("\\d|[a-zA-Z]'*");

    /** Returns a line for each vertex that the token can reach in one move or more, that of the token first. */
    static List<String> arcs(FiniteGraph graph, int token) {
        List<Integer> reached = new ArrayList<>(List.of(token));
        for (int i = 0; i < reached.size(); i++) {
            graph.successors().get(reached.get(i)).stream()
                    .filter(next -> !reached.contains(next))
                    .forEach(reached::add);
            if (reached.size() > MOST_VERTICES) {
                return List.of();
            }
        }
        List<String> lines = new ArrayList<>();
        for (int vertex : reached) {
            String next = graph.successors().get(vertex).toString().replace("[]", "(play ends)");
            lines.add(
                    (vertex == token ? "token on " : "         ") + vertex + " -> " + next.replaceAll("[\\[\\]]", ""));
        }
        return lines;
    }

    /** Returns a line for each region of a position of Sprouts, with its boundaries, and one that explains spots. */
    static List<String> regions(String written) {
        String text = written.replace("\"", "");
        if (text.length() > MOST_SIGNS || !text.endsWith("}")) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        for (String region : text.split("}", 0)) {
            List<String> walks = new ArrayList<>();
            for (String boundary : region.split("\\.", 0)) {
                List<String> spots =
                        TOKEN.matcher(boundary).results().map(r -> r.group()).toList();
                walks.add(String.join("-", spots) + (spots.size() > 1 ? "-" + spots.get(0) : ""));
            }
            lines.add("region " + (lines.size() + 1) + ": " + String.join("   ", walks));
        }
        lines.add("0, 1, 2: the lines that end there; a letter: one spot, with 2 lines, twice");
        return lines;
    }

    /** Returns dots, and the lines drawn between them, given as {@code [row,column,row,column]}. */
    static List<String> dots(Datum state, int rows, int columns) {
        StringBuilder[] signs = new StringBuilder[2 * rows + 1];
        for (int i = 0; i < signs.length; i++) {
            signs[i] = new StringBuilder(
                    (i % 2 == 0 ? "+   " : "    ").repeat(columns + 1).stripTrailing());
            signs[i].setLength(4 * columns + 1);
        }
        long beans = 0;
        for (Datum item : state.asItems()) {
            if (item instanceof Datum.Num number) {
                beans = number.value();
                continue;
            }
            int[] ends = item.asItems().stream()
                    .mapToInt(end -> end.asInt("end", 1, 1 << 10))
                    .toArray();
            int row = 2 * (Math.min(ends[0], ends[2]) - 1);
            int column = 4 * (Math.min(ends[1], ends[3]) - 1);
            if (ends[0] == ends[2]) {
                signs[row].replace(column + 1, column + 4, "---");
            } else {
                signs[row + 1].setCharAt(column, '|');
            }
        }
        List<String> lines = new ArrayList<>();
        for (StringBuilder line : signs) {
            lines.add(line.toString().replace('\0', ' ').stripTrailing());
        }
        if (beans > 0) {
            lines.add(beans + " " + "o".repeat((int) Math.min(beans, 40)));
        }
        return lines;
    }

    static List<String> strip(char thing, long things) {
        if (things < 1 || things > WIDEST_STRIP) {
            return List.of();
        }
        StringBuilder numbers = new StringBuilder();
        LongStream.rangeClosed(1, things).forEach(i -> numbers.append(String.format(Locale.ROOT, "%3d", i)));
        return List.of(("  " + thing).repeat((int) things).substring(2), numbers.substring(2));
    }

    static List<String> stones(Datum state) {
        return state.asItems().stream()
                .map(row -> row.asWord("row").replaceAll("(?<=.)(?=.)", " "))
                .toList();
    }
}
