package org.impartial.games.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.game.Exhibit;
import org.junit.jupiter.api.Test;

/** Trees and branches as values, and what the games on them show. */
class TreesTest {
    private static final Tree FORK = Tree.of(new int[] {0, 0, 1}, new int[] {1, 2, 3});

    @Test
    void theOrderOfTheEdgesDoesNotMatter() {
        assertEquals(FORK, Tree.of(new int[] {3, 2, 1}, new int[] {1, 0, 0}));
        assertEquals("[1,2],[1,3],[2,4]", FORK.toString());
        assertNotEquals(FORK, RandomTrees.path(4));
        assertEquals(List.of(-1, 0, 0, 1), FORK.parents().boxed().toList());
    }

    @Test
    void theSubtreeOfASingleVertexIsItself() {
        Preorder alone = RandomTrees.path(1).preorder();
        assertEquals(0, alone.places[0]);
        assertEquals(1, alone.ends[0]);
        Preorder fork = FORK.preorder();
        assertEquals(4, fork.ends[0]);
        assertEquals(fork.places[3] + 1, fork.ends[fork.places[3]]);
    }

    @Test
    void branchesDifferByTheirRootUnlessTheyAreEmpty() {
        int[] names = {1, 2};
        int[] parents = {-1, 0};
        assertEquals(new Branch(0, names, parents), new Branch(0, names.clone(), parents.clone()));
        assertNotEquals(new Branch(0, names, parents), new Branch(5, names, parents));
        assertNotEquals(new Branch(0, names, parents), new Branch(0, new int[] {1, 3}, parents));
        assertEquals(new Branch(0, new int[0], new int[0]), new Branch(5, new int[0], new int[0]));
        assertEquals("1<0 2<1", new Branch(0, names, parents).toString());
    }

    @Test
    void theNeighboursOfTheTokenAreShown() {
        TreeGame game = new TreeGame(FORK);
        Exhibit won = game.exhibits(new TreeGame.TreeToken(List.of(5L, 4L, 5L, 1L), 0))
                .get(0);
        assertEquals(List.of(List.of("2", "4", "fewer", "wins"), List.of("3", "5", "", "loses")), won.rows());
        assertEquals("vertex 1, with 5 stones, loses: no neighbour has fewer stones and loses", won.conclusion());
        Exhibit next = game.exhibits(new TreeGame.TreeToken(List.of(5L, 4L, 5L, 1L), 1))
                .get(0);
        assertEquals(List.of(List.of("1", "5", "", "loses"), List.of("4", "1", "fewer", "loses")), next.rows());
        assertEquals("vertex 2, with 4 stones, wins: 4 has fewer stones and loses", next.conclusion());
    }

    @Test
    void theNodesThatCanBeChosenAreShown() {
        TheGame game = new TheGame(FORK);
        Exhibit start =
                game.exhibits(new Felling(List.of(2L, 2L, 4L, 3L), List.of())).get(0);
        assertEquals("the nodes that can be chosen", start.title());
        assertEquals(
                List.of(
                        List.of("1", "2", "", ""),
                        List.of("2", "2", "3", "wins"),
                        List.of("3", "4", "", ""),
                        List.of("4", "3", "3", "wins")),
                start.rows());
        assertEquals("2 choices win: each can be answered, and every answer ends play", start.conclusion());
        Exhibit equal =
                game.exhibits(new Felling(List.of(2L, 2L, 2L, 2L), List.of())).get(0);
        assertEquals(
                "no node has a heavier one outside its subtree: after any choice the opponent cannot move, and wins",
                equal.conclusion());
        Exhibit over =
                game.exhibits(new Felling(List.of(2L, 2L, 4L, 3L), List.of(2))).get(0);
        assertEquals(List.of(), over.rows());
        assertEquals("no node can be chosen, so the player to move wins", over.conclusion());
    }

    @Test
    void ofALargeTreeOnlyTheFirstNodesAreShown() {
        int n = 17;
        List<Long> weights = IntStream.range(0, n).mapToObj(i -> (long) i).toList();
        Exhibit first = new TheGame(RandomTrees.star(n))
                .exhibits(new Felling(weights, List.of()))
                .get(0);
        assertEquals("the first nodes that can be chosen", first.title());
        assertEquals(16, first.rows().size());
        assertEquals("17 vertices", RandomTrees.star(n).toString());
        assertEquals("[1,2]", RandomTrees.star(16).toString().substring(0, 5));
    }
}
