package org.impartial.cli.formal;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.proof.Certificate;

/** Grundy values of Node Kayles on a whole grid. */
final class RocqNodeKayles {
    private RocqNodeKayles() {}

    static RocqTheorem of(Certificate certificate) {
        String root = certificate.header().getOrDefault("root", "");
        GridBoard board = grid(Set.copyOf(List.of(root.split(" ", -1))));
        List<String> facts = GridFacts.of(board, certificate.facts().toList()).entrySet().stream()
                .map(fact -> "(" + fact.getKey() + ", " + fact.getValue() + ")")
                .toList();
        return RocqCells.theorem("NodeKayles", "node_kayles", board, "", certificate, facts);
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
}
