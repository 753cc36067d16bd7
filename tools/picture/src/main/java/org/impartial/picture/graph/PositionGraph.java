package org.impartial.picture.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.solve.engine.retrograde.Retrograde;

/**
 * The graph of a position and all its followers, with the outcome and remoteness of each, to be drawn. Components in
 * which play has ended are omitted from sums, and sums that differ only in the order of their components are equal.
 * Immutable and safe to share between threads.
 *
 * <pre>{@code
 * PositionGraph graph = PositionGraph.of(new Nim().heaps(1, 2), Convention.NORMAL, 100);
 * graph.labelled("Two heaps", PositionGraph.Rank.REMOTENESS).vertices().size();  // 5
 * }</pre>
 */
public final class PositionGraph {
    /** The greatest number of positions that can be listed. */
    public static final int MOST = 100_000;

    private final List<Position> positions = new ArrayList<>();
    private final Map<Position, Integer> numbers = new HashMap<>();
    private final IntGraph graph;
    private final Retrograde outcomes;

    /** The quantities by which positions are ranked in rows. */
    public enum Rank {
        /** The number of moves if the winner hurries and the loser delays; draws are on top. */
        REMOTENESS,
        /** The Grundy value; only where all positions have one. */
        GRUNDY
    }

    private PositionGraph(Position start, Convention convention, int most, Meter meter) {
        enter(start, most, meter);
        IntGraph.Builder builder = new IntGraph.Builder();
        for (int v = 0; v < positions.size(); v++) {
            meter.spend(1);
            Set<Integer> heads = new LinkedHashSet<>();
            for (Move move : positions.get(v).moves(meter)) {
                heads.add(enter(move.result(), most, meter));
            }
            heads.forEach(builder::arc);
            positions.get(v).decided().ifPresent(builder::decide);
            builder.closeVertex();
        }
        graph = builder.build();
        outcomes = Retrograde.of(graph, convention, meter.watch());
    }

    /**
     * {@return the positions that can be reached from a position}
     *
     * @param start the position; it is vertex 0
     * @param convention the playing convention
     * @param most the greatest number of positions to list, at most {@link #MOST}
     * @throws IllegalArgumentException if there are more positions
     */
    public static PositionGraph of(Position start, Convention convention, int most) {
        return of(start, convention, most, Meter.unlimited());
    }

    /**
     * {@return the positions that can be reached from a position, within a budget}
     *
     * @param start the position; it is vertex 0
     * @param convention the playing convention
     * @param most the greatest number of positions to list, at most {@link #MOST}
     * @param meter counts each position whose moves are listed, and reports progress
     * @throws IllegalArgumentException if there are more positions
     * @throws StoppedException if the budget of the meter is used up
     */
    public static PositionGraph of(Position start, Convention convention, int most, Meter meter) {
        return new PositionGraph(start, convention, Math.min(most, MOST), meter);
    }

    private int enter(Position reached, int most, Meter meter) {
        Position position = living(reached, meter);
        Integer known = numbers.get(position);
        if (known != null) {
            return known;
        }
        LabelledGraph.require(
                positions.size() < most,
                "more than " + most + " positions can be reached from here; begin with a smaller one or allow more");
        numbers.put(position, positions.size());
        positions.add(position);
        return positions.size() - 1;
    }

    /**
     * Omits components in which play has ended, unless owed a reply; a vertex of a {@code FiniteGraph} keeps its name.
     */
    private static Position living(Position position, Meter meter) {
        List<Component<?>> components = position.components();
        if (components.size() == 1
                && (components.get(0).game() instanceof FiniteGraph
                        || position.decided().isPresent())) {
            return position;
        }
        return Position.sum(components.stream()
                .filter(part -> part.entailed() || part.hasOptions(meter))
                .toList());
    }

    int size() {
        return positions.size();
    }

    Position position(int vertex) {
        return positions.get(vertex);
    }

    Outcome outcome(int vertex) {
        return outcomes.outcome(vertex);
    }

    int remoteness(int vertex) {
        return outcomes.remoteness(vertex);
    }

    /**
     * {@return the graph to be drawn, with outcomes and an arc for each move; small ones show boards, not notation}
     *
     * @param title the title, which is drawn above
     * @param rank the meaning of the rows
     * @throws IllegalArgumentException if ranked by Grundy value and some position has none
     */
    public LabelledGraph labelled(String title, Rank rank) {
        return new PositionLabels(this, graph).labelled(title, rank, false);
    }

    /**
     * {@return the part in which the player who can win makes the quickest winning moves, and the other all moves}
     *
     * @param title the title, which is drawn above
     * @param rank the meaning of the rows
     * @throws IllegalArgumentException if ranked by Grundy value and some position has none
     */
    public LabelledGraph best(String title, Rank rank) {
        return new PositionLabels(this, graph).labelled(title, rank, true);
    }

    /** Returns the first position and the number of positions. */
    @Override
    public String toString() {
        return "graph of " + positions.size() + " positions from " + positions.get(0);
    }
}
