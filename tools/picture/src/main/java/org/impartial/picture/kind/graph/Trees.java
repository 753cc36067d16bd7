package org.impartial.picture.kind.graph;

import java.awt.Color;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Kind;
import org.impartial.picture.kind.Subject;
import org.impartial.picture.kind.Things;

/** Games on a fixed tree, given by the parameter {@code edges}; vertex v is the place {@code v}. */
public final class Trees {
    private static List<int[]> edges(Subject subject) {
        List<int[]> named = subject.pairs("edges");
        return named.isEmpty() ? subject.pairs("") : named;
    }

    /** Returns the edges from a root downwards, those of parents before those of their children. */
    private static List<int[]> downwards(List<int[]> edges, int root) {
        List<int[]> found = new ArrayList<>();
        List<Integer> order = new ArrayList<>(List.of(root));
        for (int i = 0; i < order.size(); i++) {
            int parent = order.get(i);
            for (int[] edge : edges) {
                int child = edge[0] == parent ? edge[1] : edge[1] == parent ? edge[0] : 0;
                if (child != 0 && !order.contains(child)) {
                    order.add(child);
                    found.add(new int[] {parent, child});
                }
            }
        }
        return found;
    }

    private static Sketch tree(Vertices vertices, IntFunction<String> words, IntFunction<Color> fills) {
        Sketch sketch = vertices.drawn();
        for (int v : vertices.names()) {
            vertices.vertex(sketch, v, words.apply(v), fills.apply(v));
            vertices.label(sketch, v);
        }
        return sketch;
    }

    /** Stones on the vertices, and a token, which is shown as a second ring. */
    public record TreeStones() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            List<Datum> items = subject.state().asItems();
            List<Long> stones = Subject.numbers(items.get(0));
            int token = Math.toIntExact(items.get(1).asLong("token"));
            Vertices vertices = new Vertices(edges(subject), Set.of(1));
            Sketch sketch = tree(
                    vertices, v -> Long.toString(stones.get(v - 1)), v -> v == token ? Palette.BLUE : Palette.PAPER);
            return vertices.token(sketch, token);
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            long from = before.state().asItems().get(1).asLong("token");
            return Subject.step(from, Subject.numbers(move).get(0));
        }
    }

    /** Weights on the nodes; the subtrees of felled nodes are crossed out. Node 1 is the root. */
    public record Felled() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            List<Datum> items = subject.state().asItems();
            List<Long> weights = Subject.numbers(items.get(0));
            Set<Integer> gone = below(edges(subject), Subject.numbers(items.get(1)));
            Vertices vertices = Vertices.hanging(1, downwards(edges(subject), 1));
            Sketch sketch = tree(
                    vertices,
                    v -> gone.contains(v) ? "" : Long.toString(weights.get(v - 1)),
                    v -> gone.contains(v) ? Palette.PALE_GREY : v == 1 ? Palette.PALE_ORANGE : Palette.PAPER);
            gone.forEach(v -> Things.cross(sketch, vertices.place(v)[0], vertices.place(v)[1], 8, Palette.GREY, 1.6));
            return sketch;
        }

        private static Set<Integer> below(List<int[]> edges, List<Long> felled) {
            Set<Integer> gone = new HashSet<>();
            List<int[]> downwards = downwards(edges, 1);
            felled.forEach(node -> gone.add(Math.toIntExact(node)));
            // Parents come before their children.
            downwards.stream().filter(edge -> gone.contains(edge[0])).forEach(edge -> gone.add(edge[1]));
            return gone;
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<Datum> items = before.state().asItems();
            Set<Integer> changed = below(edges(before), Subject.numbers(move));
            changed.removeAll(below(edges(before), Subject.numbers(items.get(1))));
            return List.of(new Touch(Subject.names(Subject.numbers(move).subList(0, 1)), Subject.names(changed)));
        }
    }

    /** A path on the tree, each end of which belongs to a player: the first end to the player to move. */
    public record TreeBody() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            List<Long> ends = subject.numbers();
            Vertices vertices = new Vertices(edges(subject), Set.of(1));
            Sketch drawn = vertices.drawn();
            Sketch sketch = new Sketch(drawn.width(), drawn.height());
            int token = ends.get(0).intValue();
            int last = ends.get(ends.size() - 1).intValue();
            List<Integer> path = path(edges(subject), token, last);
            for (int i = 1; i < path.size(); i++) {
                double[] a = vertices.place(path.get(i - 1));
                double[] b = vertices.place(path.get(i));
                sketch.line(a[0], a[1], b[0], b[1], Palette.GREEN, 12);
            }
            sketch.put(drawn, 0, 0);
            for (int v : vertices.names()) {
                Color fill = v == token ? Palette.BLUE : v == last ? Palette.ORANGE : Palette.PAPER;
                vertices.vertex(sketch, v, Integer.toString(v), fill);
            }
            return vertices.token(sketch, token);
        }

        private static List<Integer> path(List<int[]> edges, int from, int to) {
            List<Integer> path = new ArrayList<>(List.of(from));
            List<int[]> downwards = downwards(edges, to);
            for (int i = downwards.size() - 1; i >= 0; i--) {
                if (downwards.get(i)[1] == path.get(path.size() - 1)) {
                    path.add(downwards.get(i)[0]);
                }
            }
            return path;
        }
    }
}
