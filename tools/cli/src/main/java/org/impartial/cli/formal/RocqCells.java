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

/** Grundy values of games on boards. A fact is the set of its free cells as a number, see {@link GridBoard}. */
final class RocqCells {
    private static final Pattern GAME = Pattern.compile("cram\\[board=(\\d+),(\\d+)]");
    private static final Pattern CELL = Pattern.compile("\\[(\\d+),(\\d+)]");

    /** The facts of one definition: Rocq reads long lists slowly. */
    private static final int TOGETHER = 500;

    private static final int MANY = 10_000;

    static RocqTheorem of(Certificate certificate) {
        Map<String, String> header = certificate.header();
        String name = header.getOrDefault("game", "several games");
        if (name.equals("node-kayles")) {
            return nodeKayles(certificate);
        }
        Matcher game = GAME.matcher(name);
        if (!game.matches()) {
            throw RocqTheorems.unwritten(name, "Cram on one board and Node Kayles on one grid");
        }
        String root = header.getOrDefault("root", "");
        if (root.contains("+")) {
            throw RocqTheorems.unwritten("a sum of boards", "one board; a position of several parts is one board too");
        }
        GridBoard board = new GridBoard(Integer.parseInt(game.group(1)), Integer.parseInt(game.group(2)));
        List<String> facts = certificate.facts().map(line -> fact(board, line)).toList();
        return theorem("Cram", "cram", board, root.isEmpty() ? "" : position(board, root), certificate, facts);
    }

    private static RocqTheorem nodeKayles(Certificate certificate) {
        String root = certificate.header().getOrDefault("root", "");
        GridBoard board = grid(Set.copyOf(List.of(root.split(" ", -1))));
        List<String> facts = GridFacts.of(board, certificate.facts().toList()).entrySet().stream()
                .map(fact -> "(" + fact.getKey() + ", " + fact.getValue() + ")")
                .toList();
        return theorem("NodeKayles", "node_kayles", board, "", certificate, facts);
    }

    private static GridBoard grid(Set<String> edges) {
        int most = edges.stream()
                .flatMap(edge -> Stream.of(edge.split("\\D+", -1)))
                .filter(number -> !number.isEmpty())
                .mapToInt(Integer::parseInt)
                .max()
                .orElse(0);
        return IntStream.rangeClosed(1, most + 1)
                .filter(columns -> (most + 1) % columns == 0)
                .mapToObj(columns -> new GridBoard((most + 1) / columns, columns))
                .filter(board -> board.fits() && board.graph(board.all()).equals(edges))
                .findFirst()
                .orElseThrow(() -> RocqTheorems.unwritten(
                        "node-kayles on this graph",
                        "Node Kayles on one grid m n with m times the greater of m + 1 and n + 1 at most 63"));
    }

    /** Returns the theorem about the value of a position, whose free cells are {@code start}, all if it is empty. */
    private static RocqTheorem theorem(
            String library, String game, GridBoard board, String start, Certificate certificate, List<String> facts) {
        String size = board.rows() + " " + board.columns();
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
        String value = "grundy (" + (start.isEmpty() ? "rectangle " + size : start) + " : position " + game + ") = "
                + RocqTheorems.field(certificate, "value");
        return new RocqTheorem(library, definitions, value, game + "_sound " + size + " _ facts", facts.size() > MANY);
    }

    private static String fact(GridBoard board, String line) {
        int space = line.indexOf(' ');
        BigInteger cells = free(board, line.substring(space + 1), board::bit)
                .map(BigInteger.ONE::shiftLeft)
                .reduce(BigInteger.ZERO, BigInteger::or);
        return "(" + cells + ", " + line.substring(0, space) + ")";
    }

    private static String position(GridBoard board, String occupied) {
        return RocqTheorem.list(free(board, occupied, (row, column) -> "(" + row + ", " + column + ")"));
    }

    /** Returns the free cells of a position that is written as its occupied ones, counted from 1. */
    private static <T> Stream<T> free(GridBoard board, String occupied, BiFunction<Integer, Integer, T> cell) {
        Set<String> taken =
                CELL.matcher(occupied).results().map(MatchResult::group).collect(Collectors.toSet());
        int columns = board.columns();
        return IntStream.range(0, board.rows() * columns)
                .filter(i -> !taken.contains("[" + (i / columns + 1) + "," + (i % columns + 1) + "]"))
                .mapToObj(i -> cell.apply(i / columns, i % columns));
    }
}
