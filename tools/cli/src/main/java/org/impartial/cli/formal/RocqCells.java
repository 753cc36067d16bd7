package org.impartial.cli.formal;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.proof.Certificate;

/**
 * Grundy values of games on boards. A fact is the set of its free cells as a number: cell (r, c) of a board of m by n cells,
 * counted from 0, is bit r·w + c, where w = max(m, n) + 1 leaves a column empty.
 */
final class RocqCells {
    private static final Pattern GAME = Pattern.compile("cram\\[board=(\\d+),(\\d+)]");
    private static final Pattern CELL = Pattern.compile("\\[(\\d+),(\\d+)]");

    /** The facts of one definition: Rocq reads long lists slowly. */
    private static final int TOGETHER = 500;

    /** The number of facts from which on the computation is compiled. */
    private static final int MANY = 10_000;

    private final int rows;
    private final int columns;

    private RocqCells(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    static RocqTheorem of(Certificate certificate) {
        Map<String, String> header = certificate.header();
        String name = header.getOrDefault("game", "several games");
        if (name.equals("node-kayles")) {
            return RocqNodeKayles.of(certificate);
        }
        Matcher game = GAME.matcher(name);
        if (!game.matches()) {
            throw RocqTheorems.unwritten(name, "Cram on one board and Node Kayles on one grid");
        }
        RocqCells board = new RocqCells(Integer.parseInt(game.group(1)), Integer.parseInt(game.group(2)));
        return board.theorem(
                header.getOrDefault("root", ""),
                RocqTheorems.field(certificate, "value"),
                certificate.facts().toList());
    }

    private RocqTheorem theorem(String root, String value, List<String> lines) {
        if (root.contains("+")) {
            throw RocqTheorems.unwritten("a sum of boards", "one board; a position of several parts is one board too");
        }
        String size = rows + " " + columns;
        String start = root.isEmpty() ? "rectangle " + size : position(root);
        return theorem(
                "Cram",
                "cram",
                size,
                start,
                value,
                lines.stream().map(this::fact).toList());
    }

    /**
     * Returns the theorem about the value of a position.
     *
     * @param library the file with the checker
     * @param game the name of the game there
     * @param size the rows and columns of the board of the facts
     * @param start the free cells
     * @param facts pairs of a set of cells and its value
     */
    static RocqTheorem theorem(
            String library, String game, String size, String start, String value, List<String> facts) {
        List<String> definitions = new ArrayList<>();
        for (int from = 0; from < facts.size(); from += TOGETHER) {
            definitions.add(facts.subList(from, Math.min(facts.size(), from + TOGETHER)).stream()
                    .collect(Collectors.joining(
                            ";\n  ", "Definition facts_" + from + " : list nimber_fact := [", "].")));
        }
        definitions.add("Definition facts : list nimber_fact := "
                + IntStream.range(0, definitions.size())
                        .mapToObj(part -> "facts_" + part * TOGETHER + " ++ ")
                        .collect(Collectors.joining("", "", "[].")));
        return new RocqTheorem(
                library,
                definitions,
                "grundy (" + start + " : position " + game + ") = " + value,
                game + "_sound " + size + " _ facts",
                facts.size() > MANY);
    }

    private String fact(String line) {
        int space = line.indexOf(' ');
        int stride = Math.max(rows, columns) + 1;
        BigInteger cells = free(line.substring(space + 1), (row, column) -> row * stride + column)
                .map(bit -> BigInteger.ONE.shiftLeft(bit))
                .reduce(BigInteger.ZERO, BigInteger::or);
        return "(" + cells + ", " + line.substring(0, space) + ")";
    }

    private String position(String occupied) {
        return RocqTheorem.list(free(occupied, (row, column) -> "(" + row + ", " + column + ")"));
    }

    /** Returns the free cells of a position that is written as its occupied ones, counted from 1. */
    private <T> Stream<T> free(String occupied, BiFunction<Integer, Integer, T> cell) {
        Set<String> taken =
                CELL.matcher(occupied).results().map(MatchResult::group).collect(Collectors.toSet());
        return IntStream.range(0, rows * columns)
                .filter(i -> !taken.contains("[" + (i / columns + 1) + "," + (i % columns + 1) + "]"))
                .mapToObj(i -> cell.apply(i / columns, i % columns));
    }
}
