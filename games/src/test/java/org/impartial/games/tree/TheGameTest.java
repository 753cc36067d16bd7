package org.impartial.games.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Surveys;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TheGameTest {
    private static final GameLibrary LIBRARY = GameLibrary.of(List.of(TheGame.FAMILY));

    @Test
    void theoryAndSearchAgreeOnRandomTrees() {
        Random random = new Random(20);
        for (int i = 0; i < 60; i++) {
            int n = 1 + random.nextInt(6);
            Tree tree = RandomTrees.tree(n, n, random);
            List<Long> weights = RandomTrees.numbers(n, 0, 1 + random.nextInt(5), random);
            Surveys.agreed(TheGame.FAMILY, TreeGameTest.edges(tree), TreeGameTest.datum(weights));
        }
    }

    /** The rules written down anew, on sets of nodes: the first player who cannot move wins. */
    @Test
    void winningNodesAreThoseOfTheRules() {
        Random random = new Random(21);
        for (int i = 0; i < 400; i++) {
            int n = 1 + random.nextInt(9);
            Tree tree = RandomTrees.tree(n, 1 + random.nextInt(n), random);
            List<Long> weights = RandomTrees.numbers(n, 1, 1 + random.nextInt(n), random);
            BitSet all = new BitSet();
            all.set(0, n);
            List<Integer> played = new ArrayList<>();
            for (int u = 0; u < n; u++) {
                if (!wins(tree, weights, without(tree, all, u), weights.get(u))) {
                    played.add(u);
                }
            }
            assertEquals(played, new TheGame(tree).winningNodes(weights), () -> tree + " " + weights);
        }
    }

    private static boolean wins(Tree tree, List<Long> weights, BitSet left, long last) {
        List<Integer> choices =
                left.stream().filter(v -> weights.get(v) > last).boxed().toList();
        return choices.isEmpty()
                || choices.stream().anyMatch(u -> !wins(tree, weights, without(tree, left, u), weights.get(u)));
    }

    private static BitSet without(Tree tree, BitSet left, int root) {
        BitSet rest = (BitSet) left.clone();
        IntStream.range(0, tree.vertices())
                .filter(v -> tree.preorder().below(v, root))
                .forEach(rest::clear);
        return rest;
    }

    /** The statement about pairs, in cubic time, on trees too large for search; and the easy version of the problem. */
    @Test
    void theSweepFindsWhatTheTheoremSays() {
        Random random = new Random(22);
        for (int i = 0; i < 60; i++) {
            int n = 20 + random.nextInt(30);
            Tree tree = RandomTrees.tree(n, 1 + random.nextInt(n), random);
            List<Long> weights = RandomTrees.numbers(n, 1, 1 + random.nextInt(n), random);
            List<Integer> winning = new TheGame(tree).winningNodes(weights);
            assertEquals(
                    IntStream.range(0, n)
                            .filter(u -> winsByTheorem(tree, weights, u))
                            .boxed()
                            .toList(),
                    winning);
            IntStream.range(0, n)
                    .filter(u -> answers(tree, weights, u).length > 0)
                    .boxed()
                    .max(Comparator.comparing(weights::get))
                    .ifPresentOrElse(
                            heaviest -> assertTrue(winning.contains(heaviest)), () -> assertTrue(winning.isEmpty()));
        }
    }

    private static boolean winsByTheorem(Tree tree, List<Long> weights, int u) {
        int[] answers = answers(tree, weights, u);
        return answers.length > 0
                && IntStream.of(answers)
                        .noneMatch(v -> IntStream.of(answers(tree, weights, v))
                                .anyMatch(x -> !tree.preorder().below(x, u)));
    }

    private static int[] answers(Tree tree, List<Long> weights, int u) {
        return IntStream.range(0, tree.vertices())
                .filter(v -> weights.get(v) > weights.get(u) && !tree.preorder().below(v, u))
                .toArray();
    }

    @Test
    void playIsWrittenByItsNodes() {
        NotatedPosition diagram = LIBRARY.read("the-game[[1,2],[1,3],[2,4]] [2,2,4,3] [2]");
        assertEquals(
                List.of("3"),
                diagram.position().moves().stream()
                        .map(move -> diagram.write(move).toString())
                        .toList());
        NotatedPosition later = LIBRARY.read("the-game[[1,2],[2,3],[1,4]] [2,1,9,7] [2,4]");
        assertEquals(
                "the-game[[1,2],[1,4],[2,3]] [2,1,9,7] [2,4]", later.position().toString());
        assertTrue(later.position().moves().isEmpty(), "the 9 went with its parent, and 2 is not more than 7");
    }

    @ParameterizedTest
    @CsvSource({
        "'[2,2,4,3] [2,4]', node 4 went with a subtree felled before it",
        "'[2,2,4,3] [3,2]', 'node 2 weighs 2, which is not more than the 4 chosen before it; give the nodes in the order"
                + " of play'",
        "'[2,2,4,3] [2,1]', 'node 1 weighs 2, which is not more than the 2 chosen before it; give the nodes in the order"
                + " of play'",
        "'[2,2,4,3] 5', 'the felled nodes must be a list, not 5'",
        "'[2,2,4,3] [5]', 'the vertex is 5; it must be from 1 to 4'",
        "'[2,2,4] []', 'the tree has 4 vertices, and there are 3 weights; give one for each'"
    })
    void badNotationIsSaid(String position, String said) {
        NotationException e =
                assertThrows(NotationException.class, () -> LIBRARY.read("the-game[[1,2],[1,3],[2,4]] " + position));
        assertTrue(e.getMessage().endsWith(said), e.getMessage());
    }

    @Test
    void largePathsStarsAndRandomTreesAreAnswered() {
        int n = Boolean.getBoolean("impartial.thorough") ? 400_000 : 60_000;
        List<Long> rising = LongStream.rangeClosed(1, n).boxed().toList();
        assertEquals(List.of(), new TheGame(RandomTrees.path(n)).winningNodes(rising), "all heavier ones are below");
        List<Long> falling =
                LongStream.rangeClosed(1, n).map(i -> n + 1 - i).boxed().toList();
        assertEquals(List.of(1), new TheGame(RandomTrees.path(n)).winningNodes(falling), "the root ends play");
        assertEquals(List.of(n - 2), new TheGame(RandomTrees.star(n)).winningNodes(rising), "one answer, and no more");
        Random random = new Random(23);
        Tree tree = RandomTrees.tree(n, n, random);
        List<Long> weights = RandomTrees.numbers(n, 1, n, random);
        List<Integer> winning = new TheGame(tree).winningNodes(weights);
        assertTrue(winning.stream().limit(20).allMatch(u -> answers(tree, weights, u).length > 0)
                && !winning.isEmpty());
    }
}
