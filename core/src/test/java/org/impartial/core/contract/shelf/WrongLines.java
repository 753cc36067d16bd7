package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.LINES_AGREE;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.game.capability.LineMoves.Ray;

/** Rooks, that is two heaps of Nim, with the lines of another piece. */
final class WrongLines {
    private static final LineMoves ROOK = LineMoves.rook();
    private static final Ray ACROSS = new Ray(1, 0, 1, 0);
    private static final Ray DOWN = new Ray(0, 1, 0, 1);

    private WrongLines() {}

    static List<Wrong> all() {
        return List.of(
                rook("a queen's lines", LineMoves.queen()),
                rook("lines of one heap alone", new LineMoves(List.of(ACROSS))),
                rook("every second cell", new LineMoves(List.of(new Ray(1, 0, 2, 0), DOWN))),
                rook("a leap beyond the small world", ROOK.and(new Ray(90, 70, 0, 0))),
                Wrong.game(LINES_AGREE, new NoPair()));
    }

    private static Wrong rook(String name, LineMoves lines) {
        return Wrong.game(LINES_AGREE, new Rook(name, lines));
    }

    /** A rook on one line, whose states are not pairs. */
    private record NoPair() implements ImpartialGame<Integer>, PlaneGame {
        @Override
        public void options(Integer heap, Options<Integer> out) {
            for (int left = 0; left < heap; left++) {
                out.to(left);
            }
        }

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of(3);
        }

        @Override
        public LineMoves lineMoves() {
            return ROOK;
        }
    }
}
