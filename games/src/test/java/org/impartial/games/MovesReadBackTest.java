package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.IllegalMoveException;
import org.impartial.games.heap.Nim;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In every game each written move reads back as that move, alone and in sums, and so do the moves after it. */
class MovesReadBackTest {
    private static final int FEW = 2;
    private static final int SOME = 12;

    static Stream<GameFamily> families() {
        return ContractTest.families();
    }

    @ParameterizedTest
    @MethodSource("families")
    void aWrittenMoveReadsBack(GameFamily family) {
        readBack(family, FEW);
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("families")
    void moreMovesReadBack(GameFamily family) {
        readBack(family, SOME);
    }

    /** Reads so many moves of about so many states. */
    private static void readBack(GameFamily family, int few) {
        int moves = 0;
        int diagrams = 0;
        for (Params sample : family.samples()) {
            PositionFormat format = family.with(sample);
            for (ImpartialGame<?> game : format.games()) {
                for (NotatedPosition diagram : diagrams(format, game, few)) {
                    moves += readBack(diagram, few);
                    diagrams++;
                }
            }
        }
        assertTrue(moves > 0 || diagrams == 0, "no move of " + family + " was read");
    }

    private static <S> List<NotatedPosition> diagrams(PositionFormat format, ImpartialGame<S> game, int few) {
        if (!game.notation().readable()) {
            return List.of();
        }
        List<S> states = game.smallStates().limit(200).toList();
        List<NotatedPosition> diagrams = new ArrayList<>();
        for (int i = 0; i < states.size(); i += Math.max(1, states.size() / few)) {
            diagrams.add(NotatedPosition.of(game.at(states.get(i))));
            if (format.games().size() == 1 && game.summable()) {
                NotatedPosition beside =
                        NotatedPosition.sum(List.of(NotatedPosition.of(game.at(states.get(i))), nim()));
                diagrams.add(beside);
            }
        }
        return diagrams;
    }

    private static NotatedPosition nim() {
        return PositionFormat.of(new Nim()).read(Datum.of(3));
    }

    private static int readBack(NotatedPosition diagram, int few) {
        List<Move> moves = diagram.position().moves();
        int step = Math.max(1, moves.size() / few);
        for (int i = 0; i < moves.size(); i += step) {
            Move move = moves.get(i);
            Datum written = diagram.write(move);
            assertEquals(move.result(), diagram.move(written).result(), () -> diagram.position() + ": " + written);
            assertEquals(move.result(), diagram.move(written.toString()).result(), written::toString);
            NotatedPosition after = diagram.after(move);
            assertEquals(move.result(), after.position(), () -> diagram.position() + ": " + written);
            for (Move next : after.position().moves().stream().limit(2).toList()) {
                assertEquals(
                        next.result(), after.move(after.write(next)).result(), () -> after.position() + ": " + next);
            }
        }
        assertThrows(IllegalMoveException.class, () -> diagram.move("no such move"));
        return moves.size();
    }

    /** What hardly anybody means as a move is refused as no move, or is one. */
    @ParameterizedTest
    @MethodSource("families")
    void oddMovesAreRefused(GameFamily family) {
        if (Games.library().survey(family.card().example()).isPresent()) {
            return;
        }
        NotatedPosition diagram = Games.library().read(family.card().example());
        for (String odd :
                List.of("[]", "[[]]", "[0,[]]", "[[],0]", "[-1]", "[0,[0,0,0,0]]", "9223372036854775807", "{}")) {
            try {
                assertEquals(diagram.position(), diagram.move(odd).before(), odd);
            } catch (IllegalMoveException refused) {
                assertTrue(String.valueOf(refused.getMessage()).contains("move"), refused::toString);
            }
        }
    }

    /** The examples of the cards, in the formats in which people write positions. */
    @ParameterizedTest
    @MethodSource("families")
    void theExampleIsPlayedToAnEnd(GameFamily family) {
        if (Games.library().survey(family.card().example()).isPresent()) {
            return;
        }
        NotatedPosition diagram = Games.library().read(family.card().example());
        for (int played = 0; played < 12 && !diagram.position().moves().isEmpty(); played++) {
            List<Move> moves = diagram.position().moves();
            Move move = moves.get(moves.size() / 2);
            NotatedPosition read = diagram.after(diagram.move(diagram.write(move)));
            assertEquals(move.result(), read.position());
            diagram = read;
        }
    }
}
