package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.Params;
import org.impartial.core.notation.NotationException;
import org.impartial.games.board.Chomp;
import org.impartial.games.board.Cram;
import org.impartial.games.coin.CoinGames;
import org.impartial.games.graph.Hackenbush;
import org.impartial.games.heap.Bash;
import org.impartial.games.heap.CountUp;
import org.impartial.games.heap.Interval;
import org.impartial.games.heap.Nim;
import org.impartial.games.heap.Octal;
import org.impartial.games.heap.Subtraction;
import org.impartial.games.heap.moore.MooreNim;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.heap.queen.Wythoff;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The names that people try first, and what they are told where they try what is none. */
class NaturalGuessesTest {

    @Test
    void gamesAreMadeByTheWordsOfTheField() {
        assertEquals(Wythoff.of(1), new Wythoff());
        assertEquals(new Wythoff().at(new TwoHeaps(4, 7)), new Wythoff().at(4, 7));
        assertEquals("octal[code=0.77]", Octal.of("0.77").name());
        assertEquals(Octal.of("0.77"), Octal.KAYLES);
        assertEquals(Octal.of(".137"), Octal.DAWSONS_CHESS);
        assertEquals(Octal.of("0.07"), Octal.DAWSONS_KAYLES);
        assertEquals(new Subtraction(SubtractionSet.of(1, 3, 4)), Subtraction.of(1, 3, 4));
    }

    @Test
    void positionsAreMadeFromOthers() {
        Nim nim = new Nim();
        assertEquals(nim.heaps(3, 5), Position.of(nim.at(3), nim.at(5)));
        assertEquals(nim.at(3), Position.of(nim.at(3)));
        assertTrue(Position.of().moves().isEmpty());
    }

    @Test
    void boardsHaveAStart() {
        assertEquals(7, new Cram(2, 3).start().options().size());
        assertEquals(11, new Chomp(3, 4).start().options().size());
        assertEquals(new Chomp(2, 2).at(new Chomp(2, 2).rows(2, 2)), new Chomp(2, 2).start());
    }

    @Test
    void whatIsNoStateIsRefusedInWords() {
        refused("a heap of nim is a number from 0 on, not -3", () -> new Nim().heaps(-3));
        refused("a heap is a number from 0 on, and these are -1 and 4", () -> new TwoHeaps(-1, 4));
        refused("from 0 to 2, not 7", () -> FiniteGraph.of(3, List.of()).at(7));
        refused(
                "from 0 on, not -5",
                () -> HeapGame.of("squares", (heap, out) -> {}).at(-5));
        refused("from 0 to the target 20, not 21", () -> new CountUp(20, 3).at(21L));
        refused("a set of its cells as bits", () -> new Cram(2, 2).at(16));
        refused("a rank from 0 to 4", () -> new Chomp(2, 2).at(5));
        refused("are numbers from 0 on", () -> new MooreNim(2).at(List.of(3L, -1L)));
        refused("the label of a head is -1", () -> Games.library().read("grunt -1"));
        refused("an edge is a pair of vertices", () -> new Hackenbush(List.of(0)).of(List.of(new int[] {-1, 2})));
    }

    @Test
    void whatMakesNoGameIsRefusedInWords() {
        refused("at least 1, not -2", () -> new Bash(-2));
        refused("1 <= l <= r", () -> new Interval(3, 2));
        refused("at least 1, not 0", () -> new MooreNim(0));
        refused("must be at least 1", () -> Wythoff.of(0));
        refused("an arc leads to a vertex", () -> new FiniteGraph(List.of(List.of(1))));
        refused("a graph has 0 vertices or more", () -> FiniteGraph.of(-1, List.of()));
        refused("misplaced exclamation mark", () -> Octal.of("4.0!"));
        refused("breaks no heap in three", () -> Octal.of("C!.0"));
    }

    private static void refused(String words, Executable executable) {
        String message = assertThrows(NotationException.class, executable).getMessage();
        assertTrue(message.contains(words), message);
    }

    @Test
    void familiesAreFoundByName() {
        assertEquals("grunt", CoinGames.GRUNT.id());
        ImpartialGame<?> grunt = CoinGames.GRUNT.with(Params.NONE).games().get(0);
        assertEquals("grunt", grunt.name());
    }
}
