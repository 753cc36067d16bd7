package org.impartial.games;

import static org.impartial.games.ProofTexts.position;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Books of Sprouts are as thin as the documentation says, and are verified from the rules. */
class SproutsBooksTest {

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 3", "4, 14", "5, 13", "6, 55"})
    void booksOfFewSpots(int spots, int facts) throws IOException {
        book(spots, facts);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"7, 79", "8, 165", "9, 55", "10, 134", "11, 114"})
    void booksOfMoreSpots(int spots, int facts) throws IOException {
        book(spots, facts);
    }

    private static void book(int spots, int facts) throws IOException {
        Position start = position("sprouts " + spots);
        Certificate book = Solver.normal().proveOutcome(start);
        Certificate read = Certificates.read(new StringReader(ProofTexts.text(book)));
        assertTrue(read.check(Meter.unlimited()).accepted());
        assertEquals("0", read.header().get("value"));
        assertTrue(book.size() <= facts, spots + " spots: " + book.size() + " facts");
        Position root = position("sprouts " + book.header().get("root").replace(" + ", " + sprouts "));
        assertTrue(
                root.equals(start)
                        || start.moves().stream().anyMatch(move -> move.result().equals(root)),
                "the root " + root + " is the start or one of its options");
    }
}
