package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Known games end in a proof, with the automata and the questions that they are known to need. */
class TableTest {
    static List<Catalogue.Row> rows() {
        return Catalogue.rows();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void endsInAProof(Catalogue.Row row) {
        Discovered found = row.discovery().within(Duration.ofMinutes(5)).run();
        assertTrue(found.proved(), found.reason());
        Theorem theorem = found.theorem().orElseThrow();
        assertEquals(row.states(), theorem.states());
        if (row.questions() >= 0) {
            assertEquals(row.questions(), theorem.questions());
        }
    }
}
