package org.impartial.games.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Surveys;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaterpillarTest {
    private static final GameLibrary LIBRARY = GameLibrary.of(List.of(Caterpillar.FAMILY));
    private static final int TURNS = 8;

    @Test
    void theoryAndSearchAgreeOnRandomTrees() {
        Random random = new Random(30);
        for (int i = 0; i < 150; i++) {
            int n = 1 + random.nextInt(14);
            Tree tree = RandomTrees.tree(n, 1 + random.nextInt(n), random);
            Datum.Fields answer = Surveys.agreed(Caterpillar.FAMILY, TreeGameTest.edges(tree), Datum.of("all"));
            assertEquals(CaterpillarCount.of(tree).answer(), answer);
        }
    }

    /** The judge's game written down anew, each player on his own end, by turns that are counted. */
    @Test
    void theCountIsThatOfTheRules() {
        Random random = new Random(31);
        for (int i = 0; i < 60; i++) {
            int n = 2 + random.nextInt(8);
            Tree tree = RandomTrees.tree(n, 1 + random.nextInt(n), random);
            long[] won = new long[3];
            for (int p = 0; p < n; p++) {
                for (int q = 0; q < n; q++) {
                    if (p != q) {
                        won[1 + played(tree, p, q, true, TURNS)]++;
                    }
                }
            }
            assertEquals(new CaterpillarCount(won[0], won[2], won[1]), CaterpillarCount.of(tree), tree::toString);
        }
    }

    /** 1 if Nora wins within so many turns, −1 if Aron does, else 0. */
    private static int played(Tree tree, int p, int q, boolean nora, int turns) {
        if (tree.degree(p) == 1 || tree.degree(q) == 1) {
            return tree.degree(p) == tree.degree(q) ? 0 : tree.degree(p) == 1 ? 1 : -1;
        }
        if (turns == 0) {
            return 0;
        }
        int[] path = path(tree, p, q);
        int end = nora ? p : q;
        int inside = nora ? path[1] : path[path.length - 2];
        IntStream results = tree.neighbours(end)
                .filter(v -> v != inside)
                .map(v -> nora
                        ? played(tree, v, path[path.length - 2], false, turns - 1)
                        : played(tree, path[1], v, true, turns - 1));
        return nora ? results.max().orElseThrow() : results.min().orElseThrow();
    }

    private static int[] path(Tree tree, int from, int to) {
        return path(tree, from, to, -1).toArray();
    }

    private static IntStream path(Tree tree, int from, int to, int parent) {
        if (from == to) {
            return IntStream.of(from);
        }
        return tree.neighbours(from)
                .filter(v -> v != parent)
                .mapToObj(v -> path(tree, v, to, from).toArray())
                .filter(tail -> tail.length > 0)
                .findFirst()
                .map(tail -> IntStream.concat(IntStream.of(from), IntStream.of(tail)))
                .orElse(IntStream.empty());
    }

    @Test
    void largeTreesAreCounted() {
        int n = 400_000;
        assertEquals(new CaterpillarCount(n - 1, n - 1, (n - 1L) * (n - 2)), CaterpillarCount.of(RandomTrees.star(n)));
        long inner = n - 2L;
        CaterpillarCount path = CaterpillarCount.of(RandomTrees.path(n));
        assertEquals(2 * inner + 2 * (inner - 1), path.nora(), "p on a leaf, or beside one, and q inner");
        assertEquals(2 * inner, path.aron(), "only q on a leaf: the vertex after another q is no end");
        assertEquals(n * (n - 1L), path.aron() + path.nora() + path.tie());
        CaterpillarCount.of(RandomTrees.tree(n, n, new Random(32)));
    }

    @ParameterizedTest
    @CsvSource({
        "'[1,2]', 0 0 2",
        "'[1,2],[1,3],[2,4],[2,5]', 6 8 6",
        "'[1,6],[11,2],[4,8],[12,3],[2,7],[6,12],[8,1],[2,3],[5,12],[9,2],[10,3]', 40 56 36"
    })
    void countsThatAreKnown(String edges, String counts) {
        Datum.Fields answer = Surveys.agreed(Caterpillar.FAMILY, Params.of("edges", edges(edges)), Datum.of("all"));
        assertEquals(
                counts,
                answer.fields().get("aron") + " " + answer.fields().get("nora") + " "
                        + answer.fields().get("tie"));
    }

    private static Datum edges(String text) {
        return Datum.list(Pattern.compile("(\\d+),(\\d+)")
                .matcher(text)
                .results()
                .map(edge -> Datum.of(Long.parseLong(edge.group(1)), Long.parseLong(edge.group(2))))
                .toList());
    }

    @Test
    void aTreeIsAskedInFourForms() {
        Datum edges = Datum.list(List.of(Datum.of(1, 2), Datum.of(1, 3), Datum.of(2, 4), Datum.of(2, 5)));
        List<Datum> flat = new ArrayList<>(edges.asItems());
        flat.add(0, Datum.of(5));
        Datum pair = Datum.list(List.of(Datum.of(5), edges));
        Datum object = new Datum.Fields(Map.of("n", Datum.of(5), "edges", edges));
        Datum.Fields right = Surveys.agreed(Caterpillar.FAMILY, Params.of("edges", edges), Datum.of(5));
        assertEquals("6", right.fields().get("aron").toString());
        for (Datum form : List.of(Datum.list(flat), pair, object)) {
            assertEquals(right, Surveys.agreed(Caterpillar.FAMILY, Params.NONE, form));
        }
        Datum alone = Datum.list(List.of(Datum.of(1), Datum.list(List.of())));
        assertEquals(
                "0",
                Surveys.agreed(Caterpillar.FAMILY, Params.NONE, alone)
                        .fields()
                        .get("tie")
                        .toString());
    }

    @Test
    void twoEndsAreOnePosition() {
        NotatedPosition diagram = LIBRARY.read("caterpillar[[1,2],[2,3],[3,4],[4,5],[2,6]] 3 4");
        List<Move> moves = diagram.position().moves();
        assertEquals(
                List.of("2"),
                moves.stream().map(m -> diagram.write(m).toString()).toList());
        assertEquals("3 2", moves.get(0).to().toString().replaceFirst(".* (\\d+ \\d+)$", "$1"));
    }

    /** Leaves 1, 5, 8, 9 and 11; 2, 4, 7 and 10 are beside them, 3 and 6 are not. */
    @Test
    void theEndsAreShown() {
        Caterpillar game = new Caterpillar(
                TreeNotation.read(edges("[1,2],[2,3],[3,4],[4,5],[3,6],[6,7],[7,8],[7,9],[7,10],[10,11]")));
        Exhibit wins = game.exhibits(new Caterpillar.CaterpillarBody(1, 5)).get(0);
        assertEquals(
                List.of(
                        List.of("the end of the player to move", "2", "yes"),
                        List.of("the end of the opponent", "6", "no"),
                        List.of("the vertex after that one", "3", "no")),
                wins.rows());
        assertEquals("the player to move reaches a leaf and wins", wins.conclusion());
        assertEquals(
                "neither player can force an end next to a leaf: a draw",
                game.exhibits(new Caterpillar.CaterpillarBody(2, 6)).get(0).conclusion());
        assertEquals(
                "after any move the opponent's end is next to a leaf, and the opponent wins",
                game.exhibits(new Caterpillar.CaterpillarBody(5, 9)).get(0).conclusion());
        assertEquals(
                "the opponent's end is at a leaf: the opponent has won",
                game.exhibits(new Caterpillar.CaterpillarBody(2, 7)).get(0).conclusion());
    }

    @Test
    void theNumberOfVerticesIsChecked() {
        Params tree = Params.of("edges", edges("[1,2],[2,3]"));
        Datum three = edges("[1,2],[2,3]");
        for (Supplier<Datum.Fields> wrong : List.<Supplier<Datum.Fields>>of(
                () -> Surveys.claimed(Caterpillar.FAMILY, tree, Datum.of(4)),
                () -> Surveys.claimed(Caterpillar.FAMILY, Params.NONE, Datum.list(List.of(Datum.of(4), three))))) {
            NotationException e = assertThrows(NotationException.class, wrong::get);
            assertTrue(e.getMessage().endsWith("n is 4, and the edges make a tree of 3 vertices"), e.getMessage());
        }
        NotationException empty = assertThrows(
                NotationException.class, () -> Surveys.claimed(Caterpillar.FAMILY, Params.NONE, Datum.list(List.of())));
        assertTrue(empty.getMessage().endsWith("not nothing"), empty.getMessage());
        NotationException word = assertThrows(
                NotationException.class, () -> Surveys.claimed(Caterpillar.FAMILY, Params.NONE, Datum.of("tree")));
        assertTrue(word.getMessage().endsWith("not tree"), word.getMessage());
    }

    @Test
    void itIsRefusedInASum() {
        NotatedPosition one = LIBRARY.read("caterpillar[[1,2],[2,3],[3,4]] 2 3");
        NotationException e = assertThrows(NotationException.class, () -> NotatedPosition.sum(List.of(one, one)));
        assertEquals(
                "caterpillar[edges=[1,2],[2,3],[3,4]] is not summable: its players have different moves, its rules"
                        + " decide positions, or a turn in it can continue elsewhere; solve it alone",
                e.getMessage());
        assertEquals(one, NotatedPosition.sum(List.of(one)));
    }

    @ParameterizedTest
    @CsvSource({
        "'caterpillar[[1,2],[2,3],[3,4]] 1 3', 'the end 1 of the player to move is on a leaf, so play is over: the player has won'",
        "'caterpillar[[1,2],[2,3],[3,4]] 1 4', 'the end 1 of the player to move is on a leaf, so play is over: a tie'",
        "'caterpillar[[1,2],[2,3],[3,4]] 2 2', 'the ends of a caterpillar are distinct, and both are 2'",
        "'caterpillar[[1,2],[2,3],[3,4]] 2', 'a caterpillar has two ends, that of the player to move first, such as"
                + " [2,5]; 2 is not written so'",
        "'caterpillar[edges=[1,2],[2,3],n=4] 2 3', 'n is 4, and the edges make a tree of 3 vertices'",
        "'caterpillar 2 3', 'two ends require a tree; write for instance caterpillar[[1,2],[2,3],[3,4]] 2 3'"
    })
    void badNotationIsSaid(String text, String said) {
        NotationException e = assertThrows(NotationException.class, () -> LIBRARY.read(text));
        assertTrue(e.getMessage().endsWith(said), e.getMessage());
    }

    @Test
    void theSearchRefusesTreesThatAreTooLarge() {
        Params path = TreeGameTest.edges(RandomTrees.path(46_341));
        NotationException e =
                assertThrows(NotationException.class, () -> Surveys.agreed(Caterpillar.FAMILY, path, Datum.of("all")));
        assertTrue(e.getMessage().contains("up to 46340 vertices; this one has 46341"), e.getMessage());
    }
}
