package org.impartial.discover.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.impartial.discover.HarvestTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rows of docs/HARVEST-WORDS.md: each certificate is accepted and proves the statement of its row, and a new
 * discovery gives the same row.
 */
class WordHarvestTest {
    static List<String> rows() throws IOException {
        return HarvestTable.rows("HARVEST-WORDS.md");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theoremsStandWithTheirCertificates(String line) throws IOException {
        String[] row = HarvestTable.cells(line);
        HarvestTable.assertProved(
                row,
                "the P-positions of " + row[2] + " on words over ab in " + row[3]
                        + " play are the words accepted by an automaton of " + row[4] + " states, read from the left");
        WordDiscovery asked =
                WordDiscovery.of(WordRules.parse(row[2]).over("ab")).reading(false);
        WordTheorem theorem = (row[3].equals("misere") ? asked.misere() : asked)
                .run()
                .theorem()
                .orElseThrow();
        assertEquals(row[4], String.valueOf(theorem.states()));
        assertEquals(row[5], WordHarvest.first(theorem));
    }

    @Test
    void noCertificateIsWithoutItsRow() throws IOException {
        HarvestTable.assertAllShown("HARVEST-WORDS.md", "words-");
    }

    /** The 28 single rules have 378 pairs, which are tried once up to symmetry. */
    @Test
    void rulesAreTriedOnceUpToSymmetry() {
        List<String> pairs = WordHarvest.rules(2);
        assertEquals(121, pairs.size());
        assertTrue(pairs.contains("a->;bb->") != pairs.contains("aa->;b->"));
    }
}
