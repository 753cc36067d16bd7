package org.impartial.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.picture.LabelledGraph.Style;

/**
 * The graph of everything that can be reached from a position, with the outcome and remoteness of each vertex, to be drawn.
 * Components in which play has ended are left out of a sum, and sums are equal whatever the order of their components.
 *
 * <p>Immutable and safe to share between threads.
 */
public final class GameGraph {
    /** At most so many positions are listed. */
    public static final int MOST = 100_000;

    private final List<Position> positions = new ArrayList<>();
    private final List<int[]> options = new ArrayList<>();
    private final Map<Position, Integer> numbers = new HashMap<>();
    private final Convention convention;
    private final Backwards fates;

    /** By what the rows of the picture are ranked. */
    public enum Rank {
        /** By how long play lasts if the winner hurries and the loser delays; draws stand on top. */
        REMOTENESS,
        /** By Grundy value; only where play ends. */
        GRUNDY
    }

    private GameGraph(Position start, Convention convention, int most) {
        this.convention = convention;
        enter(start, most);
        for (int v = 0; v < positions.size(); v++) {
            List<Integer> heads = new ArrayList<>();
            for (Move move : positions.get(v).moves()) {
                heads.add(enter(move.result(), most));
            }
            options.add(heads.stream().distinct().mapToInt(Integer::intValue).toArray());
        }
        fates = Backwards.of(options, convention);
    }

    /**
     * Lists what can be reached from a position.
     *
     * @param start the position; it is vertex 0
     * @param convention who wins where play has ended
     * @param most how many positions may be listed, at most {@link #MOST}
     * @return the graph
     * @throws IllegalArgumentException if there are more positions
     */
    public static GameGraph of(Position start, Convention convention, int most) {
        return new GameGraph(start, convention, Math.min(most, MOST));
    }

    private int enter(Position reached, int most) {
        Position position = living(reached);
        Integer known = numbers.get(position);
        if (known != null) {
            return known;
        }
        Plot.require(
                positions.size() < most,
                "more than " + most + " positions can be reached from here; begin with a smaller one or allow more");
        numbers.put(position, positions.size());
        positions.add(position);
        return positions.size() - 1;
    }

    /** Without the components in which play has ended. */
    private static Position living(Position position) {
        return Position.sum(position.components().stream()
                .filter(part -> part.hasOptions(Meter.unlimited()))
                .toList());
    }

    /**
     * How many positions there are.
     *
     * @return at least 1
     */
    public int size() {
        return positions.size();
    }

    /**
     * A position.
     *
     * @param vertex its number, from 0
     * @return the position without the components in which play has ended
     */
    public Position position(int vertex) {
        return positions.get(vertex);
    }

    /**
     * The number of a position.
     *
     * @param position a position
     * @return its number
     * @throws IllegalArgumentException if it cannot be reached
     */
    public int vertex(Position position) {
        Integer vertex = numbers.get(living(position));
        Plot.require(vertex != null, "this position cannot be reached from the first one");
        return Objects.requireNonNull(vertex);
    }

    /**
     * Who wins.
     *
     * @param vertex the number of a position
     * @return the outcome under the graph's convention
     */
    public Outcome outcome(int vertex) {
        return fates.outcome(vertex);
    }

    /**
     * How long play lasts if the winner hurries and the loser delays.
     *
     * @param vertex the number of a position
     * @return the number of moves, or −1 for a draw
     */
    public int remoteness(int vertex) {
        return fates.remoteness(vertex);
    }

    /**
     * The graph to be drawn.
     *
     * @param title what stands above
     * @param rank what the rows stand for
     * @return vertices with their outcomes and an arc for each move
     * @throws IllegalArgumentException if ranked by Grundy value where play need not end
     */
    public LabelledGraph labelled(String title, Rank rank) {
        int[] levels = rank == Rank.GRUNDY ? Values.of(options) : remotenesses();
        boolean one = ofOneGame();
        LabelledGraph.Builder builder = LabelledGraph.titled(title);
        for (int v = 0; v < size(); v++) {
            Style style = switch (outcome(v)) {
                case P -> Style.LOST;
                case N -> Style.WON;
                case D -> Style.DRAWN;
            };
            builder.vertex(label(positions.get(v), one), style, levels[v]);
        }
        for (int v = 0; v < size(); v++) {
            for (int head : options.get(v)) {
                builder.arc(v, head, "");
            }
        }
        return builder.build();
    }

    private int[] remotenesses() {
        int[] levels = new int[size()];
        for (int v = 0; v < size(); v++) {
            levels[v] = remoteness(v);
        }
        int top = Arrays.stream(levels).max().orElse(0) + 1;
        return Arrays.stream(levels).map(r -> r < 0 ? top : r).toArray();
    }

    private boolean ofOneGame() {
        return positions.stream()
                        .flatMap(position -> position.components().stream())
                        .map(Component::game)
                        .distinct()
                        .limit(2)
                        .count()
                < 2;
    }

    /** The states alone if all components are of one game, else each with its game. */
    private static String label(Position position, boolean one) {
        if (position.components().isEmpty()) {
            return "end";
        }
        return position.components().stream()
                .map(part -> one ? state(part) : part.toString())
                .sorted()
                .collect(Collectors.joining(" + "));
    }

    private static <S> String state(Component<S> part) {
        String state = part.game().notation().write(part.state()).toString();
        return state.isEmpty() ? "∅" : state;
    }

    /**
     * Under which convention the outcomes are.
     *
     * @return normal or misère
     */
    public Convention convention() {
        return convention;
    }
}
