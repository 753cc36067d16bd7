package org.impartial.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.cli.io.LineBreaks;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.notation.Datum;

/** A position as text: heaps with their beans, boards, coins in a row; other positions in their notation. */
final class TextBoard {
    private static final int MOST_BEANS = 40;
    private static final int MOST_COINS = 40;
    private static final int NUMBERED = 26;
    private static final Pattern BOARD =
            Pattern.compile("(cram|chomp|notakto|clobber|nogo|nimstring)\\[board=(\\d+),(\\d+)\\]");
    private static final Map<String, Character> STRIPS =
            Map.of("kayles", '|', "dawsons-kayles", '|', "treblecross", 'o');
    private static final Pattern COINS = Pattern.compile(
            "(single-coin|turning-turtles|consecutive-coins|subtraction-coins|twins|mock-turtles|ruler|grunt|coin-turning).*");

    /** Returns whether a game is drawn with numbers above its columns and beside its rows. */
    static boolean hasSquares(ImpartialGame<?> game) {
        return BOARD.matcher(game.name()).matches() && !game.name().startsWith("nimstring");
    }

    static List<String> lines(Position position) {
        List<Component<?>> parts = position.components();
        List<String> lines = new ArrayList<>();
        int width = parts.stream()
                .mapToInt(part -> part.toString().length())
                .filter(w -> w <= 40)
                .max()
                .orElse(0);
        for (int i = 0; i < parts.size(); i++) {
            List<String> drawn = drawn(parts.get(i));
            String name = parts.get(i).toString();
            String beans = drawn.size() == 1 ? " ".repeat(Math.max(2, width + 2 - name.length())) + drawn.get(0) : "";
            lines.add(("  " + (parts.size() > 1 ? i + ": " : "") + name + beans).stripTrailing());
            drawn.stream().filter(line -> drawn.size() > 1).forEach(line -> lines.add("      " + line));
        }
        return parts.isEmpty() ? List.of("  nothing is left") : lines;
    }

    private static <S> List<String> drawn(Component<S> part) {
        Datum state = part.game().notation().write(part.state());
        Matcher board = BOARD.matcher(part.game().name());
        if (board.matches()) {
            int rows = Integer.parseInt(board.group(2));
            int columns = Integer.parseInt(board.group(3));
            return switch (board.group(1)) {
                case "cram" -> labelled(cells(state, rows, columns, "#"), columns);
                case "notakto" -> labelled(cells(state, rows, columns, "X"), columns);
                case "chomp" -> labelled(chomp(state, rows, columns), columns);
                case "nimstring" -> TextDrawing.dots(state, rows, columns);
                default -> labelled(TextDrawing.stones(state), columns);
            };
        }
        if (part.game() instanceof FiniteGraph graph) {
            return TextDrawing.arcs(graph, (Integer) part.state());
        }
        if (part.game().name().equals("sprouts")) {
            return TextDrawing.regions(state.toString());
        }
        if (STRIPS.containsKey(part.game().name()) && state instanceof Datum.Num heap) {
            List<String> strip = TextDrawing.strip(STRIPS.get(part.game().name()), heap.value());
            if (!strip.isEmpty()) {
                return strip;
            }
        }
        if (COINS.matcher(part.game().name()).matches()) {
            return coins(state);
        }
        if (part.game() instanceof PlaneGame) {
            return rowsOfBeans(state);
        }
        return part.game() instanceof HeapGame && state instanceof Datum.Num heap && heap.value() <= MOST_BEANS
                ? List.of("o".repeat((int) heap.value()))
                : List.of();
    }

    private static List<String> rowsOfBeans(Datum state) {
        long[] heaps =
                state.asItems().stream().mapToLong(heap -> heap.asLong("heap")).toArray();
        return LongStream.of(heaps).anyMatch(heap -> heap > MOST_BEANS)
                ? List.of()
                : LongStream.of(heaps)
                        .mapToObj(heap -> (heap + " " + "o".repeat((int) heap)).strip())
                        .toList();
    }

    /** Returns the rows and columns with their numbers, as moves name them; numbers of two digits stand upright. */
    private static List<String> labelled(List<String> rows, int columns) {
        if (columns > NUMBERED) {
            return rows;
        }
        int width = Integer.toString(rows.size()).length();
        List<String> lines = new ArrayList<>();
        IntFunction<String> head = unit -> IntStream.rangeClosed(1, columns)
                .mapToObj(column -> " " + (column < unit ? " " : column / unit % 10))
                .collect(Collectors.joining("", " ".repeat(width), ""));
        if (columns >= 10) {
            lines.add(head.apply(10));
        }
        lines.add(head.apply(1));
        for (int row = 0; row < rows.size(); row++) {
            lines.add(LineBreaks.padded(row + 1, width) + " " + rows.get(row));
        }
        return lines;
    }

    private static List<String> cells(Datum state, int rows, int columns, String sign) {
        Set<List<Long>> taken = state.asItems().stream()
                .map(cell -> LongStream.of(cell.asLongs("cell", 1)).boxed().toList())
                .collect(Collectors.toSet());
        return signs(rows, columns, (row, column) -> taken.contains(List.of((long) row, (long) column)) ? sign : ".");
    }

    private static List<String> chomp(Datum state, int rows, int columns) {
        List<Datum> left = state.asItems();
        return signs(rows, columns, (row, column) -> {
            int squares = row <= left.size() ? left.get(row - 1).asInt("row", 0, columns) : 0;
            return column > squares ? "." : row == 1 && column == 1 ? "!" : "o";
        });
    }

    private static List<String> signs(int rows, int columns, BiFunction<Integer, Integer, String> sign) {
        return IntStream.rangeClosed(1, rows)
                .mapToObj(row -> IntStream.rangeClosed(1, columns)
                        .mapToObj(column -> sign.apply(row, column))
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    private static List<String> coins(Datum state) {
        Set<Long> heads =
                state.asItems().stream().map(head -> head.asLong("head")).collect(Collectors.toSet());
        long greatest = heads.stream().mapToLong(h -> h).max().orElse(0);
        return greatest > MOST_COINS
                ? List.of()
                : List.of(LongStream.rangeClosed(heads.contains(0L) ? 0 : 1, greatest)
                        .mapToObj(label -> heads.contains(label) ? "H" : "T")
                        .collect(Collectors.joining()));
    }
}
