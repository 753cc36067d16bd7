package org.impartial.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Method;
import org.impartial.core.solve.Solver;
import org.impartial.picture.LabelledGraph.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraphsTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 1 2 3",
                "kayles 7",
                "cram[2,3]",
                "chomp[3,3] 3 3 2",
                "digraph[n=6,edges=[0,1],[1,0],[0,2],[2,3],[3,2],[3,4],[1,5]] 0",
                "wythoff 2 3 + bash[m=2] 4"
            })
    void outcomeAndRemotenessAreThoseOfTheSolver(String text) {
        Position start = LIBRARY.read(text).position();
        for (Convention convention : Convention.values()) {
            GameGraph graph = GameGraph.of(start, convention, 5000);
            Solver solver = Solver.of(convention).using(Method.SEARCH);
            for (int v = 0; v < graph.size(); v++) {
                Position position = graph.position(v);
                assertEquals(solver.analyse(position).outcome(), graph.outcome(v), position + " " + convention);
                OptionalInt moves = solver.remoteness(position);
                assertEquals(moves.orElse(-1), graph.remoteness(v), position + " " + convention);
                assertEquals(graph.outcome(v) == Outcome.D, graph.remoteness(v) < 0);
            }
        }
    }

    @Test
    void theRowsOfAGraphByGrundyValueAreTheValues() {
        GameGraph graph = GameGraph.of(LIBRARY.read("kayles 8").position(), Convention.NORMAL, 5000);
        LabelledGraph drawn = graph.labelled("Kayles", GameGraph.Rank.GRUNDY);
        for (int v = 0; v < graph.size(); v++) {
            long value = Solver.normal().analyse(graph.position(v)).grundy().orElseThrow();
            assertEquals(value, drawn.vertices().get(v).level());
            assertEquals(
                    value == 0 ? Style.LOST : Style.WON, drawn.vertices().get(v).style());
        }
        assertEquals(
                graph.size(),
                drawn.vertices().stream()
                        .map(LabelledGraph.Vertex::label)
                        .distinct()
                        .count());
    }

    @Test
    void aGraphThatIsTooGreatOrHasNoValuesIsRefused() {
        Position nim = LIBRARY.read("nim 30 30 30").position();
        assertThrows(IllegalArgumentException.class, () -> GameGraph.of(nim, Convention.NORMAL, 100));
        GameGraph loop =
                GameGraph.of(LIBRARY.read("digraph[n=2,edges=[0,1],[1,0]] 0").position(), Convention.NORMAL, 100);
        assertThrows(IllegalArgumentException.class, () -> loop.labelled("loop", GameGraph.Rank.GRUNDY));
        assertEquals(
                Style.DRAWN,
                loop.labelled("loop", GameGraph.Rank.REMOTENESS)
                        .vertices()
                        .get(0)
                        .style());
        LabelledGraph.Builder broken = LabelledGraph.titled("broken").arc(0, 1, "");
        assertThrows(IllegalArgumentException.class, broken::build);
        broken.vertex("only", Style.PLAIN);
        assertThrows(IllegalArgumentException.class, broken::build);
    }

    @Test
    void dotNamesEveryVertexAndJoinsTheWordsOfEqualArcs() {
        LabelledGraph.Builder builder = LabelledGraph.titled("a \"b\" \\ c");
        int a = builder.vertex("a", Style.PLAIN, 1);
        int b = builder.vertex("b", Style.LOST, 0);
        builder.arc(a, b, "0").arc(a, b, "1").arc(a, b, "1").arc(b, b, "");
        assertEquals("""
                digraph {
                  label="a \\"b\\" \\\\ c"; labelloc=t; rankdir=TB;
                  node [shape=box, style="filled,rounded", fontname="DejaVu Sans", fillcolor=white];
                  v0 [label="a"];
                  v1 [label="b", fillcolor="#0072b2", fontcolor=white, peripheries=2];
                  { rank=same; v1; }
                  { rank=same; v0; }
                  v0 -> v1 [label="0, 1"];
                  v1 -> v1;
                }
                """, builder.build().dot());
    }

    /** Boxes in a row never overlap, and where there is no cycle every arc leads downwards. */
    @Property(tries = 150)
    void layoutsAreReadable(@ForAll @IntRange(min = 1, max = 40) int size, @ForAll long seed, @ForAll boolean cycles) {
        Random random = new Random(seed);
        LabelledGraph.Builder builder = LabelledGraph.titled("random");
        for (int v = 0; v < size; v++) {
            builder.vertex("v".repeat(1 + random.nextInt(9)), Style.PLAIN);
        }
        for (int i = 0; i < 2 * size; i++) {
            int a = random.nextInt(size);
            int b = random.nextInt(size);
            if (cycles || a < b) {
                builder.arc(a, b, "");
            }
        }
        LabelledGraph graph = builder.build();
        Layout layout = Layout.of(graph);
        List<LabelledGraph.Arc> arcs = graph.joined();
        for (int i = 0; i < arcs.size(); i++) {
            LabelledGraph.Arc arc = arcs.get(i);
            assertTrue(cycles || layout.row(arc.from()) < layout.row(arc.to()));
            List<Integer> chain = layout.chain(i);
            for (int j = 1; j < chain.size(); j++) {
                int rows = Math.abs(layout.row(chain.get(j)) - layout.row(chain.get(j - 1)));
                assertTrue(rows <= 1, "an arc passes every row at a place of its own");
            }
        }
        for (int v = 0; v < size; v++) {
            double half = Layout.boxWidth(graph.vertices().get(v).label()) / 2;
            assertTrue(layout.x(v) - half >= 0 && layout.x(v) + half <= layout.width());
            for (int w = 0; w < v; w++) {
                double apart = Math.abs(layout.x(v) - layout.x(w));
                double need = half + Layout.boxWidth(graph.vertices().get(w).label()) / 2;
                assertTrue(layout.row(v) != layout.row(w) || apart >= need);
            }
        }
    }

    @Test
    void longChainsAreLaidOutWithoutDeepRecursion() {
        LabelledGraph.Builder builder = LabelledGraph.titled("chain");
        List<Integer> vertices = new ArrayList<>();
        for (int i = 0; i < 50_000; i++) {
            vertices.add(builder.vertex("", Style.PLAIN));
        }
        for (int i = 1; i < vertices.size(); i++) {
            builder.arc(i - 1, i, "");
        }
        assertEquals(49_999, Levels.of(builder.build())[0]);
        assertThrows(IllegalArgumentException.class, () -> builder.build().picture());
    }
}
