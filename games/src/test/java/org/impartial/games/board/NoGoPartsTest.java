package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.Datum;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The parts of a board of NoGo, and its form, against the moves on whole boards. */
class NoGoPartsTest {

    private static Stones stones(int rows, int columns) {
        return Stones.read(Datum.of(rows, columns));
    }

    /** The value of a whole board by its moves alone. */
    private static long value(NoGoRules rules, long state, Map<Long, Long> known) {
        Long found = known.get(state);
        if (found == null) {
            Set<Long> reached = new HashSet<>();
            rules.moves(state, (cell, cross, after) -> reached.add(value(rules, after, known)));
            found = Naive.mex(reached);
            known.put(state, found);
        }
        return found;
    }

    private static void assertPartsAdd(int rows, int columns) {
        Stones stones = stones(rows, columns);
        NoGo game = new NoGo(stones);
        Map<Long, Long> known = new HashMap<>();
        value(new NoGoRules(stones), 0, known);
        Naive naive = new Naive();
        int apart = 0;
        for (Map.Entry<Long, Long> board : known.entrySet()) {
            Position parts = game.parts(board.getKey());
            Component<Long> form = Component.byRules(game, game.canonical((long) board.getKey()));
            String text = stones.write(board.getKey()).toString();
            assertEquals(board.getValue(), naive.grundy(parts), text);
            assertEquals(board.getValue(), naive.grundy(form), () -> text + " and " + form);
            apart += parts.components().size() > 1 ? 1 : 0;
        }
        assertTrue(apart > 0, "no board falls apart");
    }

    @ParameterizedTest
    @CsvSource({"1, 9", "2, 4"})
    void allBoardsAreTheSumOfTheirParts(int rows, int columns) {
        assertPartsAdd(rows, columns);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"1, 10", "2, 5", "1, 11", "3, 4"})
    void allBoardsOfTenCellsAreTheSumOfTheirParts(int rows, int columns) {
        assertPartsAdd(rows, columns);
    }

    /** X and O side by side part a row; a stone alone, or with its like, does not. */
    @Test
    void aRowPartsBetweenColours() {
        assertEquals(2, parts("nogo[board=1,8] ..XXOO.."));
        assertEquals(1, parts("nogo[board=1,8] ...XX..."));
        assertEquals(1, parts("nogo[board=1,8] ..XX.OO."));
        assertEquals(2, parts("nogo[board=2,7] ..XO... ..XO..."));
    }

    private static int parts(String text) {
        Component<?> component = Asked.read(text).components().get(0);
        return component.parts().components().size();
    }

    /** Stones of one colour in a row are as one, wherever they stand. */
    @Test
    void boardsThatPlayAlikeHaveOneForm() {
        NoGo row = new NoGo(stones(1, 8));
        long form = row.canonical((long) state("nogo[board=1,8] ..X.O###"));
        assertEquals(form, row.canonical((long) state("nogo[board=1,8] ##O.XX..")));
        assertNotEquals(form, row.canonical((long) state("nogo[board=1,8] ..X.X###")));
        // A stone whose one freedom is forbidden to the other colour without it is as good as a wall.
        assertEquals(row.canonical((long) state("nogo[board=1,8] X.X...##")), row.canonical((long)
                state("nogo[board=1,8] #.X...##")));
        assertNotEquals(row.canonical((long) state("nogo[board=1,8] X..X..##")), row.canonical((long)
                state("nogo[board=1,8] #..X..##")));
        NoGo board = new NoGo(stones(2, 4));
        assertEquals(board.canonical((long) state("nogo[board=2,4] X.## O.##")), board.canonical((long)
                state("nogo[board=2,4] ##.O ##.X")));
    }

    private static Long state(String text) {
        return (Long) Asked.read(text).components().get(0).state();
    }

    /** A board with walls is read as it is written, and its moves too. */
    @Test
    void wallsAreWritten() {
        NotatedPosition read = Games.library().read("nogo[board=1,6] .X.#O.");
        assertEquals("nogo[board=1,6] .X.#O.", read.position().toString());
        assertEquals(
                Set.of("1 1 X", "1 3 X"),
                read.position().moves().stream()
                        .map(move -> read.write(move).toString())
                        .collect(Collectors.toSet()));
        assertEquals(Outcome.N, Solver.normal().analyse(read.position()).outcome());
    }
}
