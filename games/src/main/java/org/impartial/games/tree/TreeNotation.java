package org.impartial.games.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.EdgeList;
import org.impartial.games.state.SurveyedFormat;

final class TreeNotation {
    /** The trees on which the contract checks a family: a path, a star, and one with a fork below the root. */
    static final String SAMPLES = "edges=[1,2],[2,3],[3,4] edges=[1,2],[1,3],[1,4] edges=[1,2],[1,5],[2,3],[2,4]";

    private static final int SMALL_BASE = 3;
    private static final int SMALL_LISTS = 243;

    /** Returns all lists of one of three successive numbers for each vertex, of a large tree for the first ones. */
    static Stream<List<Long>> smallNumbers(int vertices, long least) {
        int lists = (int) Math.min(SMALL_LISTS, Math.pow(SMALL_BASE, vertices));
        return IntStream.range(0, lists).mapToObj(code -> {
            List<Long> numbers = new ArrayList<>();
            for (int i = 0, rest = code; i < vertices; i++, rest /= SMALL_BASE) {
                numbers.add(least + rest % SMALL_BASE);
            }
            return numbers;
        });
    }

    /** Reads a list with an inner list as one position, and a number for each vertex as a request for all starts. */
    static PositionFormat surveyed(ImpartialGame<?> game, Function<Datum, Survey> surveys) {
        return SurveyedFormat.of(
                game,
                position -> position.asItems().stream().anyMatch(Datum.Seq.class::isInstance)
                        ? Optional.empty()
                        : Optional.of(surveys.apply(position)));
    }

    static Tree read(Datum datum) {
        List<int[]> edges = EdgeList.read(datum);
        return Tree.of(
                edges.stream().mapToInt(edge -> edge[0] - 1).toArray(),
                edges.stream().mapToInt(edge -> edge[1] - 1).toArray());
    }

    static Datum edges(Tree tree) {
        return Datum.list(IntStream.range(0, tree.vertices())
                .boxed()
                .flatMap(v -> tree.neighbours(v).filter(w -> v < w).mapToObj(w -> Datum.of(v + 1L, w + 1L)))
                .toList());
    }

    static int vertex(Datum datum, int vertices) {
        return datum.asInt("the vertex", 1, vertices) - 1;
    }

    static List<Long> numbers(Datum datum, String what, int vertices, long least) {
        List<Datum> items = datum.asItems();
        if (items.size() != vertices) {
            throw new NotationException("the tree has " + vertices + " vertices, and there are " + items.size() + " "
                    + what + "; give one for each");
        }
        return items.stream().map(item -> item.asLong(what, least)).toList();
    }

    static Datum numbers(List<Long> numbers) {
        return Datum.list(numbers.stream().map(Datum::of).toList());
    }

    static Datum vertices(List<Integer> vertices) {
        return Datum.list(vertices.stream().map(v -> Datum.of(v + 1L)).toList());
    }
}
