package org.impartial.games.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Method;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.NoInquiry;
import org.impartial.games.Surveys;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeGameTest {
    private static final GameLibrary LIBRARY = GameLibrary.of(List.of(TreeGame.FAMILY));

    @ParameterizedTest
    @CsvSource({
        "'[1,2],[2,3]', '1,2,3', 2",
        "'[1,2],[1,3],[2,4],[2,5]', '5,4,1,2,3', 1 2",
        "'[1,2],[2,3]', '1,1,1', ''",
        "'[1,2]', '0,1', 2"
    })
    void winningStartsThatAreKnown(String edges, String stones, String starts) {
        Datum asked = numbers(stones);
        Datum.Fields answer = LIBRARY.ruleset("tree-game[" + edges + "]")
                .survey(asked)
                .orElseThrow()
                .answer(Method.AUTO, new NoInquiry());
        assertEquals(starts, answer.fields().get("winningStarts").toString());
    }

    private static Datum numbers(String list) {
        return Datum.of(Stream.of(list.split(",")).mapToLong(Long::parseLong).toArray());
    }

    @Test
    void theoryAndSearchAgreeOnRandomTrees() {
        Random random = new Random(10);
        for (int i = 0; i < 60; i++) {
            int n = 1 + random.nextInt(5);
            Tree tree = RandomTrees.tree(n, n, random);
            List<Long> stones = RandomTrees.numbers(n, 0, 3, random);
            Surveys.agreed(TreeGame.FAMILY, edges(tree), datum(stones));
        }
    }

    /** The judge's own statement hangs the tree up anew by every start. */
    @Test
    void theRootOfTheTreeDoesNotMatter() {
        Random random = new Random(11);
        for (int i = 0; i < 200; i++) {
            int n = 1 + random.nextInt(40);
            Tree tree = RandomTrees.tree(n, 1 + random.nextInt(n), random);
            List<Long> stones = RandomTrees.numbers(n, 0, 9, random);
            List<Integer> hungUp = new ArrayList<>();
            for (int v = 0; v < n; v++) {
                if (winsHungUp(tree, stones, v, -1)) {
                    hungUp.add(v);
                }
            }
            assertEquals(hungUp, new TreeGame(tree).winningStarts(stones));
        }
    }

    private static boolean winsHungUp(Tree tree, List<Long> stones, int v, int parent) {
        return tree.neighbours(v)
                .anyMatch(u -> u != parent && stones.get(u) < stones.get(v) && !winsHungUp(tree, stones, u, v));
    }

    @Test
    void aMoveIsWrittenAsTheVertexItLeadsTo() {
        var diagram = LIBRARY.read("tree-game[[1,2],[2,3]] [1,2,3] 2");
        List<String> moves = diagram.position().moves().stream()
                .map(move -> diagram.write(move).toString())
                .toList();
        assertEquals(List.of("1", "3"), moves);
        Position next = diagram.position().moves().get(0).result();
        assertEquals("tree-game[[1,2],[2,3]] [1,1,3] 1", next.toString());
        assertTrue(next.moves().stream()
                .map(Move::result)
                .allMatch(p -> p.toString().endsWith("[0,1,3] 2")));
    }

    @Test
    void hugeStoneCountsAndDeepTreesAreAnswered() {
        int n = 1_000_000;
        List<Long> stones =
                LongStream.range(0, n).map(i -> Long.MAX_VALUE - i).boxed().toList();
        List<Integer> starts = new TreeGame(RandomTrees.path(n)).winningStarts(stones);
        assertEquals(
                IntStream.range(0, n).filter(v -> (n - 1 - v) % 2 == 1).boxed().toList(), starts);
    }

    @Test
    void theStarAtTheJudgesLimit() {
        int n = 3000;
        List<Long> stones =
                LongStream.range(0, n).map(i -> i == 0 ? 5 : 1 + i % 9).boxed().toList();
        assertEquals(
                IntStream.range(0, n).filter(v -> v == 0).boxed().toList(),
                new TreeGame(RandomTrees.star(n)).winningStarts(stones));
    }

    @ParameterizedTest
    @CsvSource({
        "'[1,2],[2,3]', '1,2', 'the tree has 3 vertices, and there are 2 stones; give one for each'",
        "'[1,2],[2,3]', '1,2,-1', 'stones is -1; it must be at least 0'",
        "'[1,2],[1,2]', '1,2,3', 'the 2 edges join only 2 of the 3 vertices to vertex 1: they make a cycle and no tree'",
        "'[1,2],[2,4]', '1,2,3', 'an edge has the end 4; 2 edges make a tree of the vertices 1 to 3'",
        "'[0,1]', '1,2', 'an edge has the end 0; 1 edges make a tree of the vertices 1 to 2'"
    })
    void badNotationIsSaid(String edges, String stones, String said) {
        NotationException e = assertThrows(
                NotationException.class,
                () -> LIBRARY.ruleset("tree-game[" + edges + "]").survey(numbers(stones)));
        assertTrue(e.getMessage().endsWith(said), e.getMessage());
    }

    static Params edges(Tree tree) {
        return Params.of("edges", TreeNotation.edges(tree));
    }

    static Datum datum(List<Long> numbers) {
        return Datum.list(numbers.stream().map(Datum::of).toList());
    }
}
