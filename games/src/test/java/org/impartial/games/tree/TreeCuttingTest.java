package org.impartial.games.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Naive;
import org.impartial.games.graph.Bush;
import org.impartial.games.graph.Hackenbush;
import org.junit.jupiter.api.Test;

class TreeCuttingTest {
    private static final TreeCutting GAME = new TreeCutting();
    private static final GameLibrary LIBRARY = GameLibrary.of(List.of(TreeCutting.FAMILY));

    private static Position forest(int... parents) {
        return TreeCutting.FAMILY
                .with(Params.NONE)
                .read(Datum.list(IntStream.of(parents).mapToObj(Datum::of).toList()))
                .position();
    }

    private static int[] randomParents(long seed, int vertices) {
        Random random = new Random(seed);
        return IntStream.range(0, vertices).map(v -> random.nextInt(v + 1) - 1).toArray();
    }

    private static long value(Component<?> branch) {
        Claim.Values<Branch> claim = (Claim.Values<Branch>) GAME.claims().get(0);
        return claim.value().applyAsLong((Branch) branch.state());
    }

    private static long value(Position forest) {
        return forest.components().stream().mapToLong(TreeCuttingTest::value).reduce(0, (a, b) -> a ^ b);
    }

    @Test
    void theFamilyKeepsTheContract() {
        ContractReport report = GameContract.check(TreeCutting.FAMILY).orThrow();
        assertEquals(3, report.claims().size());
        assertTrue(report.states() > 80);
    }

    /** The rule of misère Nim on the branches at the roots. */
    @Property(tries = 300)
    void misereOutcomesOfForests(@ForAll long seed) {
        Position forest = forest(randomParents(seed, 8));
        boolean someAboveOne = forest.components().stream().anyMatch(branch -> value(branch) > 1);
        Outcome expected = (value(forest) != 0) == someAboveOne ? Outcome.N : Outcome.P;
        assertEquals(expected, new Naive().outcome(forest, Convention.MISERE), forest::toString);
    }

    @Property(tries = 300)
    void aForestIsAHackenbushPicture(@ForAll long seed) {
        int[] parents = randomParents(seed, 30);
        List<Integer> roots =
                IntStream.range(0, 30).filter(v -> parents[v] < 0).boxed().toList();
        Component<Bush> picture = new Hackenbush(roots)
                .of(IntStream.range(0, 30)
                        .filter(v -> parents[v] >= 0)
                        .mapToObj(v -> new int[] {v, parents[v]})
                        .toList());
        Claim.Values<Bush> values =
                (Claim.Values<Bush>) ((Hackenbush) picture.game()).claims().get(0);
        assertEquals(values.value().applyAsLong(picture.state()), value(forest(parents)));
    }

    @Test
    void manyVerticesDeepAndWide() {
        int n = Boolean.getBoolean("impartial.thorough") ? 1_000_001 : 150_001;
        assertEquals(n - 1, value(forest(IntStream.range(0, n).map(v -> v - 1).toArray())));
        Position star =
                forest(IntStream.range(0, n).map(v -> Math.min(v, 1) - 1).toArray());
        assertEquals(n - 1, star.components().size());
        assertEquals(0, value(star));
    }

    @Test
    void verticesMayComeInAnyOrder() {
        Position forest = forest(2, 0, -1);
        assertEquals("tree-cutting [0,2] [1,0]", forest.toString());
        assertEquals(2, value(forest));
    }

    @Test
    void movesAreTheVerticesWhoseEdgeIsCut() {
        NotatedPosition diagram = LIBRARY.read("tree-cutting -1 0 0 1 1 4");
        assertEquals(
                List.of("1", "3", "4", "5", "2"),
                diagram.position().moves().stream()
                        .map(diagram::write)
                        .map(Datum::toString)
                        .toList());
    }

    @Test
    void aBranchShowsWhatEachEdgeIsWorth() {
        Component<?> branch =
                LIBRARY.read("tree-cutting -1 0 1 1 3").position().components().get(0);
        assertEquals("""
                What each edge is worth: 1 + the XOR of the edges above it
                  vertex parent worth
                       1      0     4
                       2      1     1
                       3      1     2
                       4      3     1
                The whole branch is worth 4.""", GAME.exhibits((Branch) branch.state()).get(0).text());
    }

    @Test
    void branchesAreReadBack() {
        GAME.smallStates()
                .forEach(branch -> assertEquals(
                        branch, GAME.notation().read(GAME.notation().write(branch))));
        NotationException error = assertThrows(
                NotationException.class,
                () -> GAME.notation().read(Datum.list(List.of(Datum.of(1, 0), Datum.of(3, 2)))));
        assertEquals(
                "edge 1 is [3,2]; it must be a new vertex and its parent, which comes earlier", error.getMessage());
    }

    @Test
    void aParentIsAVertex() {
        assertEquals(2, value(forest(-1, 0, 1)));
        NotationException error = assertThrows(NotationException.class, () -> forest(-1, 0, 3));
        assertTrue(error.getMessage().contains("the parent of vertex 2 is 3"), error.getMessage());
    }

    @Test
    void verticesThatAreTiedToNoRootAreRefused() {
        NotationException error = assertThrows(NotationException.class, () -> LIBRARY.read("tree-cutting -1 2 1 0"));
        assertEquals(
                "column 14: only 2 of the 4 vertices are connected to a root; the parents of the others form cycles",
                error.getMessage());
    }

    /** A branch as it is written by itself; two numbers are parents, and never an edge. */
    @Test
    void aBranchIsReadAsItIsWritten() {
        assertEquals(2, value(LIBRARY.read("tree-cutting [1,0] [3,1]").position()));
        assertEquals(1, value(LIBRARY.read("tree-cutting [[5,0]]").position()));
        for (String text : List.of("tree-cutting 1 0", "tree-cutting 5 0", "tree-cutting [2,0]")) {
            assertThrows(NotationException.class, () -> LIBRARY.read(text), text);
        }
    }
}
