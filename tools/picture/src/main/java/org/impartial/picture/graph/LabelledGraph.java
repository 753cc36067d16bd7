package org.impartial.picture.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.picture.Picture;
import org.impartial.picture.drawing.Sketch;
import org.jspecify.annotations.Nullable;

/**
 * A directed graph with words on its vertices and arcs, to be drawn: the graph of a game, an automaton, the parts of a
 * proof. Parallel arcs are drawn as one, with all their words. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * LabelledGraph.Builder builder = LabelledGraph.titled("One move");
 * int before = builder.vertex("nim 1", LabelledGraph.Style.WON);
 * int after = builder.vertex("0", LabelledGraph.Style.LOST);
 * LabelledGraph graph = builder.arc(before, after, "1").build();
 * graph.vertices().size();            // 2
 * graph.dot().startsWith("digraph");  // true
 * }</pre>
 */
public final class LabelledGraph {
    /** The greatest number of vertices of a picture; larger graphs can be written as DOT for other tools. */
    public static final int MOST_DRAWN = 600;

    private final String title;
    private final List<Vertex> vertices;
    private final List<Arc> arcs;
    private final Map<Integer, Sketch> sketches;
    private final boolean levelled;

    /** The styles of a vertex. */
    public enum Style {
        /** No emphasis. */
        PLAIN,
        /** A P-position, or an accepting state: vermilion, with a double border. */
        LOST,
        /** An N-position: pale green. */
        WON,
        /** A drawn position: grey. */
        DRAWN
    }

    /**
     * A vertex.
     *
     * @param label the word in it
     * @param style the style in which it is drawn
     * @param level its row, from 0 at the bottom; −1 if the layout chooses it
     */
    public record Vertex(String label, Style style, int level) {}

    /**
     * An arc.
     *
     * @param from the number of its tail, the vertex where it begins
     * @param to the number of its head, the vertex where it ends
     * @param label the word beside it; may be empty
     */
    public record Arc(int from, int to, String label) {}

    /** Returns whether an arc is a winning move, which is drawn in green. */
    boolean wins(Arc arc) {
        return vertices.get(arc.from()).style() == Style.WON
                && vertices.get(arc.to()).style() == Style.LOST;
    }

    private LabelledGraph(String title, List<Vertex> vertices, List<Arc> arcs, Map<Integer, Sketch> sketches) {
        this.title = title;
        this.vertices = List.copyOf(vertices);
        this.arcs = List.copyOf(arcs);
        this.sketches = Map.copyOf(sketches);
        this.levelled = !vertices.isEmpty() && vertices.stream().allMatch(v -> v.level() >= 0);
    }

    /**
     * {@return a builder of a graph}
     *
     * @param title the title, which is drawn above
     */
    public static Builder titled(String title) {
        return new Builder(title);
    }

    /** Collects vertices and arcs. Not safe for use by several threads. */
    public static final class Builder {
        private final String title;
        private final List<Vertex> vertices = new ArrayList<>();
        private final List<Arc> arcs = new ArrayList<>();
        private final Map<Integer, Sketch> sketches = new HashMap<>();

        private Builder(String title) {
            this.title = title;
        }

        /**
         * Adds a vertex, whose level the layout chooses.
         *
         * @param label the word in it
         * @param style the style in which it is drawn
         * @return its number, from 0
         */
        public int vertex(String label, Style style) {
            return vertex(label, style, -1);
        }

        /**
         * Adds a vertex at a level. Levels are kept if all vertices have one.
         *
         * @param label the word in it
         * @param style the style in which it is drawn
         * @param level its row, from 0 at the bottom; −1 if the layout chooses it
         * @return its number, from 0
         */
        public int vertex(String label, Style style, int level) {
            vertices.add(new Vertex(label, style, level));
            return vertices.size() - 1;
        }

        /**
         * Adds a drawing to a vertex, which pictures show small instead of the label.
         *
         * @param vertex its number
         * @param sketch the drawing, which must not be changed afterwards
         * @return this builder
         */
        public Builder sketch(int vertex, Sketch sketch) {
            sketches.put(vertex, sketch);
            return this;
        }

        /**
         * Adds an arc.
         *
         * @param from the number of its tail, the vertex where it begins
         * @param to the number of its head, the vertex where it ends
         * @param label the word beside it; may be empty
         * @return this builder
         */
        public Builder arc(int from, int to, String label) {
            arcs.add(new Arc(from, to, label));
            return this;
        }

        /**
         * {@return the graph}
         *
         * @throws IllegalArgumentException if it has no vertex, or an arc names an unknown one
         */
        public LabelledGraph build() {
            require(!vertices.isEmpty(), "a graph to draw needs at least one vertex");
            for (Arc arc : arcs) {
                boolean good = Math.min(arc.from(), arc.to()) >= 0 && Math.max(arc.from(), arc.to()) < vertices.size();
                String wrong = "the arc " + arc.from() + " to " + arc.to() + " names a vertex outside 0 to ";
                require(good, wrong + (vertices.size() - 1));
            }
            return new LabelledGraph(title, vertices, arcs, sketches);
        }

        /** Returns the title and the size so far. */
        @Override
        public String toString() {
            return title + ": " + vertices.size() + " vertices, " + arcs.size() + " arcs";
        }
    }

    /** {@return the vertices by number, an immutable list} */
    public List<Vertex> vertices() {
        return vertices;
    }

    /** {@return the arcs in the order in which they were added, an immutable list} */
    public List<Arc> arcs() {
        return arcs;
    }

    boolean levelled() {
        return levelled;
    }

    String title() {
        return title;
    }

    /** Returns the arcs, with parallel ones merged and their different words joined by commas. */
    List<Arc> joined() {
        Map<Long, Arc> arcsByEnds = new LinkedHashMap<>();
        for (Arc arc : arcs) {
            arcsByEnds.merge((long) arc.from() << Integer.SIZE | arc.to(), arc, LabelledGraph::join);
        }
        return List.copyOf(arcsByEnds.values());
    }

    private static Arc join(Arc first, Arc second) {
        boolean same =
                second.label().isEmpty() || List.of(first.label().split(", ")).contains(second.label());
        String both = first.label().isEmpty() ? second.label() : first.label() + ", " + second.label();
        return same ? first : new Arc(first.from(), first.to(), both);
    }

    /** {@return the graph in the language of Graphviz, a {@code digraph}; levels become ranks} */
    public String dot() {
        return DotWriter.write(this);
    }

    /**
     * {@return the graph as a picture, in levels: an arc leads downwards where the graph has no cycle}
     *
     * @throws IllegalArgumentException if there are more than {@link #MOST_DRAWN} vertices
     */
    public Picture picture() {
        require(
                vertices.size() <= MOST_DRAWN,
                "a picture shows at most " + MOST_DRAWN + " vertices and this graph has " + vertices.size()
                        + "; write it as DOT and lay it out with a tool for large graphs");
        return new GraphDrawing(this).picture();
    }

    /** Returns the drawing of a vertex; null if its label is shown. */
    @Nullable
    Sketch sketch(int vertex) {
        return sketches.get(vertex);
    }

    static void require(boolean good, String wrong) {
        if (!good) {
            throw new IllegalArgumentException(wrong);
        }
    }

    /** Returns the title and the size. */
    @Override
    public String toString() {
        return title + ": " + vertices.size() + " vertices, " + arcs.size() + " arcs";
    }
}
