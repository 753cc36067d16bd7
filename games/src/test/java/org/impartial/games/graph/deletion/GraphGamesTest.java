package org.impartial.games.graph.deletion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games on graphs, against play on sets of vertices and against what is known. */
class GraphGamesTest {

    @ParameterizedTest
    @CsvSource({
        "node-kayles path #, 1, 1 1 2 0 3 1 1 0 3 3 2 2 4",
        "node-kayles cycle #, 3, 1 0 0 0 1 0 0 0",
        "node-kayles grid 3 #, 1, 2 1 1 0 3",
        "node-kayles hypercube #, 1, 1 0 0 0",
        "node-kayles petersen, 0, 1",
        "node-kayles grid # 3, 3, 1",
        "node-kayles grid 4 #, 4, 0",
        "node-kayles bipartite 3 #, 1, 1 2 1 2 1",
        "node-kayles bipartite 4 #, 1, 2 0 2 0",
        "arc-kayles complete #, 2, 1 1 0 0 1 1 0",
        "arc-kayles petersen, 0, 0",
        "arc-kayles grid 3 #, 3, 0 1 1 4",
        "arc-kayles grid 4 #, 4, 0",
        "grim path #, 1, 0 1 2 0 1 2 3 1 2 3 4 0 3 4 2 1 3 2 1 0",
        "grim star #, 1, 1 2 1 2"
    })
    void knownValues(String text, int least, String values) {
        assertValues(text, least, values);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({
        "node-kayles grid 3 #, 6, 3 2 2 2 3 3 5 2",
        "node-kayles grid 5 #, 5, 3",
        "arc-kayles grid 4 #, 5, 2",
        "arc-kayles complete #, 9, 0 1 1 0"
    })
    void moreKnownValues(String text, int least, String values) {
        assertValues(text, least, values);
    }

    private static void assertValues(String text, int least, String values) {
        List<Long> expected =
                Arrays.stream(values.split(" ", -1)).map(Long::valueOf).toList();
        List<Long> found = IntStream.range(least, least + expected.size())
                .mapToObj(n -> Asked.searched(text.replace("#", "" + n)))
                .toList();
        assertEquals(expected, found);
    }

    @Test
    void valuesOfRandomGraphsAreThoseOfPlayOnSets() {
        Random random = new Random(13);
        for (int i = 0; i < 60; i++) {
            MaskPlay play = MaskPlay.random(3 + i % 5, 0.2 + 0.1 * (i % 6), random);
            int all = (1 << play.size) - 1;
            String text = play.text();
            assertEquals(Naive.value(all, play.nodeKayles()), Asked.searched("node-kayles" + text), text);
            assertEquals(Naive.value(all, play.arcKayles()), Asked.searched("arc-kayles" + text), text);
            assertEquals(Naive.value(all, play.grim()), Asked.searched("grim" + text), text);
            for (int at = 0; at < play.size; at++) {
                int start = all | at << play.size;
                String token = "undirected-vertex-geography " + at + text;
                assertEquals(Naive.value(start, play.geography()), Asked.searched(token), token);
            }
        }
    }

    /** Large graphs are not told apart to the end, and yet a form is a form of its own. */
    @Test
    void theFormOfALargeGraphIsItsOwnForm() {
        Random random = new Random(1006);
        for (String text : List.of("grid 30 41", "path 1500", "cycle 1501", "bipartite 700 3")) {
            Graph graph = graph("node-kayles " + text);
            Graph form = GraphForm.of(graph);
            assertEquals(form, GraphForm.of(form), text);
            assertEquals(edges(graph), edges(form), text);
            int marked = random.nextInt(graph.size());
            Graph token = GraphForm.of(graph, marked);
            assertEquals(token, GraphForm.of(token, 0), text);
            assertEquals(graph.degree(marked), token.degree(0), text);
        }
    }

    private static Graph graph(String text) {
        return (Graph) ((Component<?>) Asked.read(text)).state();
    }

    private static int edges(Graph graph) {
        return IntStream.range(0, graph.size()).map(v -> graph.degree(v)).sum();
    }

    /** P from a corner if and only if both sides are odd; and the theorem agrees with search. */
    @Test
    void geographyOnGrids() {
        for (int m = 1; m <= 4; m++) {
            for (int n = 1; n <= 4; n++) {
                String text = "undirected-vertex-geography 0 grid " + m + " " + n;
                Outcome expected = m % 2 == 1 && n % 2 == 1 ? Outcome.P : Outcome.N;
                assertEquals(expected, Asked.claimed(text), text);
                assertEquals(expected, Asked.searched(text) == 0 ? Outcome.P : Outcome.N, text);
            }
        }
        assertEquals(Outcome.P, Asked.claimed("undirected-vertex-geography 0 grid 31 33"));
        assertEquals(Outcome.N, Asked.claimed("undirected-vertex-geography 0 grid 30 33"));
    }

    @Test
    void matchingsAreMaximum() {
        Random random = new Random(65);
        for (int i = 0; i < 300; i++) {
            MaskPlay play = MaskPlay.random(2 + i % 11, 0.1 + 0.05 * (i % 9), random);
            int all = (1 << play.size) - 1;
            Graph graph = GraphReader.read(
                    Games.library().read("grim" + play.text()).datum().asItems());
            Matching growing = Matching.of(graph, new long[VertexSets.words(play.size)]);
            long edges = IntStream.range(0, play.size).filter(growing::grows).count();
            assertEquals(play.matching(all), edges, play.text());
            for (int v = 0; v < play.size; v++) {
                boolean spared = play.matching(all & ~(1 << v)) == play.matching(all);
                assertEquals(!spared, Matching.of(graph, graph.without(v)).grows(v), play.text());
            }
        }
    }

    /** Vertices with other names have the same form, which is its own. */
    @Test
    void isomorphicGraphsHaveOneForm() {
        Random random = new Random(4);
        for (int i = 0; i < 100; i++) {
            MaskPlay play = MaskPlay.random(7, 0.4, random);
            Graph form = canonical(play);
            assertEquals(form, GraphForm.of(form));
            List<Integer> names =
                    new ArrayList<>(IntStream.range(0, play.size).boxed().toList());
            Collections.shuffle(names, random);
            int[] near = new int[play.size];
            for (int u = 0; u < play.size; u++) {
                for (int v = 0; v < play.size; v++) {
                    near[names.get(u)] |= (play.near[u] >> v & 1) << names.get(v);
                }
            }
            assertEquals(form, canonical(new MaskPlay(play.size, near)), play.text());
        }
        assertEquals(GraphForm.of(GraphNames.graph("grid 9 11")), GraphForm.of(GraphNames.graph("grid 11 9")));
        assertNotEquals(GraphForm.of(GraphNames.graph("cycle 6")), GraphForm.of(GraphNames.graph("path 6")));
    }

    private static Graph canonical(MaskPlay play) {
        return GraphForm.of(GraphReader.read(
                Games.library().read("grim" + play.text()).datum().asItems()));
    }

    @ParameterizedTest
    @CsvSource({
        "node-kayles path 4, 0 1 2 3",
        "node-kayles complete 3, 0",
        "arc-kayles path 4, '0 1, 1 2, 2 3'",
        "grim path 2, 0",
        "grim star 3, '0, 1, 2, 3'",
        "undirected-vertex-geography 4 grid 3 3, '1, 3, 5, 7'"
    })
    void movesAreWhatIsTaken(String text, String moves) {
        NotatedPosition diagram = Games.library().read(text);
        Set<String> written = diagram.position().moves().stream()
                .map(move -> diagram.write(move).toString())
                .collect(Collectors.toSet());
        Set<String> expected = new HashSet<>(Arrays.asList(moves.split(moves.contains(",") ? ", " : " ", -1)));
        assertEquals(expected, written);
    }

    @Test
    void graphsHaveNames() {
        assertEquals(
                "0-1,4,5 1-2,6 2-3,7 3-4,8 4-9 5-7,8 6-8,9 7-9 8 9",
                GraphNames.graph("petersen").toString());
        assertEquals("0-1,3 1-2,4 2-5 3-4 4-5 5", GraphNames.graph("grid 2 3").toString());
        assertEquals(
                "0-1,2,4 1-3,5 2-3,6 3-7 4-5,6 5-7 6-7 7",
                GraphNames.graph("hypercube 3").toString());
        assertEquals(
                GraphNames.graph("complete 4"),
                GraphReader.read(List.of(
                        Datum.of(0, 1),
                        Datum.of(0, 2),
                        Datum.of(0, 3),
                        Datum.of(1, 2),
                        Datum.of(1, 3),
                        Datum.of(3, 2))));
    }

    /** Graphs that shapes alone do not distinguish, of one size and with one greatest name, have different moves. */
    @Test
    void equalGraphsHaveEqualNames() {
        Graph star = GraphNames.graph("bipartite 1 3");
        Graph one = star.on(star.without(1));
        assertEquals(one, star.on(star.without(1)));
        assertEquals(one, GraphReader.read(List.of(Datum.of(0, 2), Datum.of(0, 3))));
        assertNotEquals(one, star.on(star.without(2)));
        assertNotEquals(one, star.on(star.without(3)));
        assertNotEquals(one, star);
    }

    @ParameterizedTest
    @CsvSource({
        "'grim [0,1] [1,0]', 'given twice'",
        "'grim [3,3]', 'loop'",
        "'grim [0,1,2]', 'not 3 numbers'",
        "'grim cycle 2', 'at least 3'",
        "'grim grid 200 200', 'at most 10000 vertices'",
        "'grim hypercube 40', 'at most 10000 vertices'",
        "'grim complete 3000', 'at most 524288 edges'",
        "'grim wheel 4', 'there is no graph'",
        "'grim path', 'takes 1 numbers'",
        "'grim [0,10000]', 'from 0 to 9999'",
        "'undirected-vertex-geography 7 path 3', 'not a vertex'",
        "'undirected-vertex-geography', 'found nothing'"
    })
    void whatIsNoGraphIsRefused(String text, String reason) {
        NotationException e =
                assertThrows(NotationException.class, () -> Games.library().read(text));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }
}
