package org.impartial.picture.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.picture.drawing.Drawing;
import org.impartial.picture.graph.LabelledGraph.Style;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.layout.Layout;
import org.impartial.picture.layout.Levels;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.theory.form.MisereForms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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
            PositionGraph graph = PositionGraph.of(start, convention, 5000);
            Solver solver = Solver.of(convention).using(Strategy.search());
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
        PositionGraph graph = PositionGraph.of(LIBRARY.read("kayles 8").position(), Convention.NORMAL, 5000);
        LabelledGraph drawn = graph.labelled("Kayles", PositionGraph.Rank.GRUNDY);
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

    /** Obliged players and positions that the rules decide have no Grundy values, whatever the mex over the graph is. */
    @ParameterizedTest
    @MethodSource
    void positionsOutsideTheTheoryAreNotRankedByValue(Position position) {
        PositionGraph graph = PositionGraph.of(position, Convention.NORMAL, 5000);
        assertThrows(IllegalArgumentException.class, () -> graph.labelled("none", PositionGraph.Rank.GRUNDY));
        assertThrows(IllegalArgumentException.class, () -> graph.best("none", PositionGraph.Rank.GRUNDY));
    }

    static Stream<Position> positionsOutsideTheTheoryAreNotRankedByValue() {
        ImpartialGame<?> nim = LIBRARY.ruleset("nim").games().get(0);
        return Stream.of(
                LIBRARY.read("top-entails 3").position(),
                LIBRARY.read("nimstring-lines[1,2]").position(),
                deciding(nim));
    }

    private static <S> Position deciding(ImpartialGame<S> game) {
        List<S> small = game.smallStates().limit(4).toList();
        return game.deciding(state -> Optional.of(Outcome.N).filter(won -> state.equals(small.get(2))))
                .at(small.get(3));
    }

    @Test
    void aGraphThatIsTooGreatOrHasNoValuesIsRefused() {
        Position nim = LIBRARY.read("nim 30 30 30").position();
        assertThrows(IllegalArgumentException.class, () -> PositionGraph.of(nim, Convention.NORMAL, 100));
        PositionGraph loop = PositionGraph.of(
                LIBRARY.read("digraph[n=2,edges=[0,1],[1,0]] 0").position(), Convention.NORMAL, 100);
        assertThrows(IllegalArgumentException.class, () -> loop.labelled("loop", PositionGraph.Rank.GRUNDY));
        assertEquals(
                Style.DRAWN,
                loop.labelled("loop", PositionGraph.Rank.REMOTENESS)
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
                  v1 [label="b", fillcolor="#d55e00", peripheries=2];
                  { rank=same; v1; }
                  { rank=same; v0; }
                  v0 -> v1 [label="0, 1"];
                  v1 -> v1;
                }
                """, builder.build().dot());
    }

    /** Boxes in a row never overlap, and without cycles every arc leads downwards. */
    @Property(tries = 150)
    void layoutsAreReadable(@ForAll @IntRange(min = 1, max = 40) int size, @ForAll long seed, @ForAll boolean cycles) {
        Random random = new Random(seed);
        double[] widths = random.doubles(size, 30, 150).toArray();
        Set<List<Integer>> pairs = new LinkedHashSet<>();
        for (int i = 0; i < 2 * size; i++) {
            int a = random.nextInt(size);
            int b = random.nextInt(size);
            if (cycles || a < b) {
                pairs.add(List.of(a, b));
            }
        }
        List<int[]> arcs =
                pairs.stream().map(p -> new int[] {p.get(0), p.get(1)}).toList();
        Layout layout = Layout.of(widths, arcs, null);
        for (int i = 0; i < arcs.size(); i++) {
            int[] arc = arcs.get(i);
            assertTrue(cycles || layout.row(arc[0]) < layout.row(arc[1]));
            List<Integer> chain = layout.chain(i);
            for (int j = 1; j < chain.size(); j++) {
                int rows = Math.abs(layout.row(chain.get(j)) - layout.row(chain.get(j - 1)));
                assertTrue(rows <= 1, "an arc passes every row at a place of its own");
            }
        }
        for (int v = 0; v < size; v++) {
            assertTrue(layout.x(v) - widths[v] / 2 >= 0 && layout.x(v) + widths[v] / 2 <= layout.width());
            for (int w = 0; w < v; w++) {
                double apart = Math.abs(layout.x(v) - layout.x(w));
                assertTrue(layout.row(v) != layout.row(w) || apart >= (widths[v] + widths[w]) / 2);
            }
        }
    }

    @Test
    void longChainsAreLaidOutWithoutDeepRecursion() {
        List<int[]> arcs = new ArrayList<>();
        LabelledGraph.Builder builder = LabelledGraph.titled("chain");
        for (int i = 0; i < 50_000; i++) {
            builder.vertex("", Style.PLAIN);
            if (i > 0) {
                arcs.add(new int[] {i - 1, i});
            }
        }
        assertEquals(49_999, Levels.of(50_000, arcs)[0]);
        assertThrows(IllegalArgumentException.class, () -> builder.build().picture());
    }

    /**
     * Arcs between vertices of the first row rise above it: the title is placed higher, and nothing extends beyond the
     * picture.
     */
    @ParameterizedTest
    @ValueSource(strings = {"nim 9", "nim 3 3 2", "kayles 9", "cram[2,3]", "chomp[3,3] 3 3 2"})
    void nothingLeavesAPictureOrRunsThroughItsTitle(String text) {
        Position start = LIBRARY.read(text).position();
        for (PositionGraph.Rank rank : PositionGraph.Rank.values()) {
            DrawnPicture picture = (DrawnPicture) PositionGraph.of(start, Convention.NORMAL, 600)
                    .labelled("A title, which is bold", rank)
                    .picture();
            for (InkMark mark : picture.marks()) {
                if (mark instanceof InkMark.Figure figure) {
                    Rectangle2D box = drawn(figure.shape());
                    assertTrue(box.getMinX() >= 0 && box.getMaxX() <= picture.width(), text + " " + box);
                    assertTrue(box.getMinY() >= 32 && box.getMaxY() <= picture.height(), text + " " + rank + box);
                }
            }
        }
    }

    /** Returns the bounds of a curve as drawn, since its control points may lie outside. */
    private static Rectangle2D drawn(Shape shape) {
        return new Path2D.Double(new Area(new BasicStroke(0.5f).createStrokedShape(shape))).getBounds2D();
    }

    @Test
    void aVertexOnWhichPlayEndsKeepsItsNameAndBoardsAreDrawn() {
        Position graph =
                LIBRARY.read("digraph[n=4,edges=[0,1],[1,0],[0,2],[1,3]] 0").position();
        assertEquals(
                Set.of("0", "1", "2", "3"),
                PositionGraph.of(graph, Convention.NORMAL, 100)
                        .labelled("walk", PositionGraph.Rank.REMOTENESS)
                        .vertices()
                        .stream()
                        .map(LabelledGraph.Vertex::label)
                        .collect(Collectors.toSet()));
        PositionGraph boards = PositionGraph.of(LIBRARY.read("cram[2,2]").position(), Convention.NORMAL, 100);
        LabelledGraph drawn = boards.labelled("Cram", PositionGraph.Rank.REMOTENESS);
        for (int v = 0; v < boards.size(); v++) {
            boolean over = boards.position(v).components().isEmpty();
            assertEquals(over, drawn.sketch(v) == null, drawn.vertices().get(v).label());
        }
    }

    /** Vertices do not overlap, and a path is straight. */
    @ParameterizedTest
    @ValueSource(strings = {"path 7", "cycle 8", "grid 3 4", "star 6", "hypercube 3", "petersen", "complete 5"})
    void undirectedGraphsAreSpreadOut(String name) {
        DrawnPicture picture = (DrawnPicture)
                Drawing.of(name, LIBRARY.read("node-kayles " + name).position());
        List<Rectangle2D> discs = new ArrayList<>();
        for (InkMark mark : picture.marks()) {
            if (mark instanceof InkMark.InkPlace place && !place.name().contains("-")) {
                discs.add(((InkMark.Figure) place.marks().get(0)).shape().getBounds2D());
            }
        }
        for (int v = 0; v < discs.size(); v++) {
            for (int w = 0; w < v; w++) {
                double apart = Math.hypot(
                        discs.get(v).getCenterX() - discs.get(w).getCenterX(),
                        discs.get(v).getCenterY() - discs.get(w).getCenterY());
                assertTrue(apart > discs.get(v).getWidth(), name + ": " + v + " and " + w + " are " + apart);
            }
        }
        if (name.startsWith("path")) {
            assertEquals(
                    1, discs.stream().map(Rectangle2D::getCenterY).distinct().count());
        }
    }

    /** Kayles 8 is the sum of heaps of 2 and 3, with the followers of that sum. */
    @Test
    void aMisereFormIsDrawnByBirthday() {
        MisereForms forms = new MisereForms();
        LabelledGraph graph = FormGraph.of("form", forms.parse("*[2[3]]"));
        assertEquals(
                List.of("*[2[3]]", "*[2]", "*[3]", "*[2[2]]", "*[0]", "*[1]"),
                graph.vertices().stream().map(LabelledGraph.Vertex::label).toList());
        assertEquals(
                List.of(5, 2, 3, 4, 0, 1),
                graph.vertices().stream().map(LabelledGraph.Vertex::level).toList());
        assertEquals(Style.WON, graph.vertices().get(0).style());
        assertEquals(Style.LOST, graph.vertices().get(3).style());
        assertEquals(11, graph.arcs().size());
        assertTrue(graph.picture().svg().contains("*[2[3]]"));
        assertThrows(IllegalArgumentException.class, () -> FormGraph.of("form", forms.heap(1000)));
    }

    /** Every N-position has one arc, to a P-position of the least remoteness; every P-position has all its moves. */
    @Test
    void aPlanHasOneWinningMoveAndAllReplies() {
        PositionGraph graph = PositionGraph.of(LIBRARY.read("kayles 11").position(), Convention.NORMAL, 5000);
        LabelledGraph plan = graph.best("plan", PositionGraph.Rank.REMOTENESS);
        LabelledGraph whole = graph.labelled("whole", PositionGraph.Rank.REMOTENESS);
        assertTrue(plan.vertices().size() < whole.vertices().size());
        for (int v = 0; v < plan.vertices().size(); v++) {
            int tail = v;
            LabelledGraph.Vertex vertex = plan.vertices().get(v);
            List<LabelledGraph.Arc> moves =
                    plan.arcs().stream().filter(arc -> arc.from() == tail).toList();
            if (vertex.style() == LabelledGraph.Style.WON) {
                assertEquals(1, moves.size(), vertex.label());
                assertTrue(plan.wins(moves.get(0)));
                LabelledGraph.Vertex next = plan.vertices().get(moves.get(0).to());
                assertEquals(vertex.level() - 1, next.level(), vertex.label());
            } else {
                int same = whole.vertices().indexOf(vertex);
                assertEquals(
                        whole.arcs().stream().filter(arc -> arc.from() == same).count(), moves.size(), vertex.label());
            }
        }
    }
}
