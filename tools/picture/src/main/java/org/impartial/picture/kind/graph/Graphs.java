package org.impartial.picture.kind.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Kind;
import org.impartial.picture.kind.Subject;

/** Games on undirected graphs, whose states are the rest of the graph, perhaps with a token, or chips. */
public final class Graphs {
    /** Reads edges, and vertices without edges as lists of one. */
    private static Vertices vertices(Datum state) {
        List<int[]> edges = new ArrayList<>();
        Set<Integer> alone = new HashSet<>();
        for (Datum item : state.asItems()) {
            List<Long> numbers = Subject.numbers(item);
            if (item instanceof Datum.Seq && numbers.size() == 2) {
                edges.add(new int[] {Math.toIntExact(numbers.get(0)), Math.toIntExact(numbers.get(1))});
            } else {
                numbers.forEach(v -> alone.add(Math.toIntExact(v)));
            }
        }
        return new Vertices(edges, alone);
    }

    /** Returns the vertices in ascending order, without the work of a layout. */
    private static Set<Integer> names(Datum state) {
        Set<Integer> names = new TreeSet<>();
        state.asItems().forEach(item -> Subject.numbers(item).forEach(v -> names.add(Math.toIntExact(v))));
        return names;
    }

    /** Vertices or edges are taken away: a move is the vertex, or the two ends of the edge. */
    public record TakingPicture(boolean edges) implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            Vertices vertices = vertices(subject.state());
            Sketch sketch = vertices.drawn();
            vertices.names().forEach(v -> vertices.vertex(sketch, v, Integer.toString(v), Palette.PAPER));
            return sketch;
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<Long> taken = Subject.numbers(move);
            Set<Integer> gone = names(before.state());
            after.forEach(part -> gone.removeAll(names(part.state())));
            List<String> chosen = edges ? List.of(Vertices.name(taken.get(0), taken.get(1))) : Subject.names(taken);
            Set<String> changed = new LinkedHashSet<>(chosen);
            changed.addAll(Subject.names(gone));
            return List.of(new Touch(chosen, List.copyOf(changed)));
        }

        @Override
        public Optional<Set<String>> left(Subject subject) {
            Set<String> places = new HashSet<>(Subject.names(names(subject.state())));
            for (Datum item : subject.state().asItems()) {
                List<Long> ends = Subject.numbers(item);
                if (item instanceof Datum.Seq && ends.size() == 2) {
                    places.add(Vertices.name(ends.get(0), ends.get(1)));
                }
            }
            return Optional.of(places);
        }
    }

    /** A token on a vertex, which is the first number of the state. */
    public record WalkPicture() implements Kind {
        @Override
        public Sketch draw(Subject subject, Subject first) {
            int token = Math.toIntExact(subject.state().asItems().get(0).asLong("token"));
            Set<Integer> kept = names(subject.state());
            Vertices vertices = vertices(first.state());
            Sketch sketch = vertices.drawn(kept);
            for (int v : kept) {
                vertices.vertex(sketch, v, Integer.toString(v), v == token ? Palette.BLUE : Palette.PAPER);
            }
            return vertices.token(sketch, token);
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            return Subject.step(before.numbers().get(0), Subject.numbers(move).get(0));
        }
    }

    public record Chips() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            List<Long> chips = subject.numbers();
            Set<Integer> all = IntStream.range(0, chips.size()).boxed().collect(Collectors.toSet());
            Vertices vertices = new Vertices(subject.pairs("edges"), all);
            Sketch sketch = vertices.drawn();
            for (int v = 0; v < chips.size(); v++) {
                boolean some = chips.get(v) > 0;
                vertices.vertex(sketch, v, Long.toString(chips.get(v)), some ? Palette.ORANGE : Palette.PAPER);
                vertices.label(sketch, v);
            }
            return sketch;
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<Long> now = after.get(0).numbers();
            List<String> changed = IntStream.range(0, now.size())
                    .filter(v -> !now.get(v).equals(before.numbers().get(v)))
                    .mapToObj(Integer::toString)
                    .toList();
            return List.of(new Touch(Subject.names(Subject.numbers(move).subList(0, 1)), changed));
        }
    }
}
