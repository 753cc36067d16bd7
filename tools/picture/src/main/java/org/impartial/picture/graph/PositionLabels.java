package org.impartial.picture.graph;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.picture.drawing.Drawing;
import org.impartial.picture.graph.LabelledGraph.Style;
import org.impartial.picture.graph.PositionGraph.Rank;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.solve.engine.retrograde.LoopyLabels;
import org.impartial.solve.theory.LoopyNimber;

/** Converts positions with their outcomes, and the arcs between their numbers, to a graph to be drawn. */
record PositionLabels(PositionGraph positions, IntGraph graph) {
    /** Graphs of more positions show notation, since drawings would make them too wide. */
    private static final int MOST_ICONS = 80;

    /** Returns vertices with their outcomes and an arc for each move, or for the moves of a winning plan. */
    LabelledGraph labelled(String title, Rank rank, boolean best) {
        int[] levels = rank == Rank.GRUNDY ? values() : remotenesses();
        boolean one = ofOneGame();
        LabelledGraph.Builder builder = LabelledGraph.titled(title);
        Map<Integer, int[]> moves = moves(best);
        int[] numbers = new int[positions.size()];
        for (int v : moves.keySet()) {
            Style style = switch (positions.outcome(v)) {
                case P -> Style.LOST;
                case N -> Style.WON;
                case D -> Style.DRAWN;
            };
            int vertex = builder.vertex(label(positions.position(v), one), style, levels[v]);
            numbers[v] = vertex;
            if (moves.size() <= MOST_ICONS) {
                Drawing.icon(positions.position(v)).ifPresent(sketch -> builder.sketch(vertex, sketch));
            }
        }
        moves.forEach((tail, heads) -> {
            for (int head : heads) {
                builder.arc(numbers[tail], numbers[head], "");
            }
        });
        return builder.build();
    }

    /** Returns the moves from each position, in the order of their numbers, or those that a winning plan can reach. */
    private Map<Integer, int[]> moves(boolean best) {
        Map<Integer, int[]> moves = new TreeMap<>();
        Deque<Integer> waiting = new ArrayDeque<>(List.of(0));
        while (!waiting.isEmpty()) {
            int v = waiting.remove();
            if (!moves.containsKey(v)) {
                IntStream all = graph.successors(v);
                int[] heads = best && positions.outcome(v) == Outcome.N ? quickest(all) : all.toArray();
                moves.put(v, heads);
                Arrays.stream(heads).forEach(waiting::add);
            }
        }
        return moves;
    }

    private int[] quickest(IntStream heads) {
        IntStream lost = heads.filter(head -> positions.outcome(head) == Outcome.P);
        Optional<Integer> quickest = lost.boxed().min(Comparator.comparingInt(positions::remoteness));
        return quickest.stream().mapToInt(head -> head).toArray();
    }

    private int[] values() {
        LabelledGraph.require(
                IntStream.range(0, positions.size())
                        .mapToObj(positions::position)
                        .noneMatch(position -> position.kind().isEntailing()
                                || position.decided().isPresent()),
                "positions whose moves oblige a player, or whose outcome the rules state, have no Grundy value to rank by;"
                        + " rank by remoteness");
        LoopyLabels labels = LoopyLabels.of(graph, Meter.unlimited());
        int[] values = new int[positions.size()];
        for (int v = 0; v < positions.size(); v++) {
            if (!(labels.value(v) instanceof LoopyNimber.Finite value)) {
                throw new IllegalArgumentException(
                        "positions repeat in this game, and some have no Grundy value to rank by; rank by remoteness");
            }
            values[v] = (int) value.nimber();
        }
        return values;
    }

    private int[] remotenesses() {
        int[] levels =
                IntStream.range(0, positions.size()).map(positions::remoteness).toArray();
        int top = Arrays.stream(levels).max().orElse(0) + 1;
        return Arrays.stream(levels).map(r -> r < 0 ? top : r).toArray();
    }

    private boolean ofOneGame() {
        Stream<Position> all = IntStream.range(0, positions.size()).mapToObj(positions::position);
        Stream<Component<?>> parts = all.flatMap(position -> position.components().stream());
        return parts.map(Component::game).distinct().count() < 2;
    }

    /** Returns the states, without their games if all components belong to one game. */
    private static String label(Position position, boolean one) {
        if (position.components().isEmpty()) {
            return "end";
        }
        return position.components().stream()
                .map(part -> one ? state(part) : part.toString())
                .sorted()
                .collect(Collectors.joining(" + "));
    }

    private static String state(Component<?> part) {
        String state = part.stateText();
        return state.isEmpty() ? "∅" : state;
    }
}
