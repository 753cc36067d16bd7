package org.impartial.games.entail;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.stream.LongStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.games.Games;
import org.impartial.games.ProofTexts;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A certificate of every position of small boards of {@code nimstring-lines} is accepted when it is read. */
class NimstringLinesProofTest {

    @Test
    void everyPositionOfOneBoxIsProved() throws IOException {
        prove(1, 1, 1);
    }

    /** Every position, or one of so many, among them that without lines. */
    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"1, 2, 1", "2, 1, 1", "1, 3, 1", "3, 1, 7", "2, 2, 13"})
    void everyPositionOfABoardIsProved(int rows, int columns, int step) throws IOException {
        prove(rows, columns, step);
    }

    private static void prove(int rows, int columns, int step) throws IOException {
        int lines = rows * (columns + 1) + columns * (rows + 1);
        @SuppressWarnings("unchecked") // its states are sets of lines as bits
        ImpartialGame<Long> game = (ImpartialGame<Long>) Games.library()
                .ruleset("nimstring-lines[" + rows + "," + columns + "]")
                .games()
                .get(0);
        for (long drawn :
                LongStream.range(0, 1L << lines).filter(n -> n % step == 0).toArray()) {
            Component<Long> board = game.at(drawn);
            Certificate proof = Solver.normal().prove(board);
            assertEquals("entailing", proof.kind());
            Verdict verdict = ProofTexts.check(ProofTexts.text(proof));
            assertTrue(verdict.accepted(), () -> board + ": " + verdict.reason());
        }
    }
}
