package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rows of docs/HARVEST.md: each certificate is accepted and proves the statement of its row, and a new discovery
 * gives the same row.
 */
class HarvestTest {
    static List<String> rows() throws IOException {
        return HarvestTable.rows("HARVEST.md");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theoremsStandWithTheirCertificates(String line) throws IOException {
        String[] row = HarvestTable.cells(line);
        HarvestTable.assertProved(
                row,
                "the P-positions of " + row[2] + " in " + row[3] + " play are the tuples accepted by an automaton of "
                        + row[5] + " states over " + row[4]);
        Discovery asked = Discovery.of(HeapRules.parse(row[2])).in(row[4]).within(Duration.ofMinutes(1));
        Theorem theorem = (row[3].equals("misere") ? asked.misere() : asked)
                .run()
                .theorem()
                .orElseThrow();
        assertEquals(row[5], String.valueOf(theorem.states()));
        assertEquals(row[6], Harvest.first(theorem));
        redundant(row, theorem);
    }

    private static void redundant(String[] row, Theorem theorem) {
        RedundantMoves moves = RedundantMoves.of(theorem, Duration.ofMinutes(1));
        assertEquals(row[7], moves.states() + (moves.addedTogether() ? "" : ", not together"));
        int kinds = row[2].split(";", -1).length;
        boolean all = moves.leastKinds().get(0).size() == kinds;
        String enough = moves.leastKinds().stream()
                .map(least ->
                        least.stream().map(kind -> String.valueOf(kind + 1)).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" or "));
        assertEquals(row[8], all ? "all" : enough);
        assertEquals(row[9].equals("yes"), moves.invariant());
    }

    @Test
    void noCertificateIsWithoutItsRow() throws IOException {
        HarvestTable.assertAllShown("HARVEST.md", "harvest-");
    }
}
