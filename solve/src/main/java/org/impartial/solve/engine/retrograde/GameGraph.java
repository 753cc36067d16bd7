package org.impartial.solve.engine.retrograde;

import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/**
 * All positions reachable from one, numbered in the order in which they were found, with their moves as an int graph. A
 * position represents all positions that are equivalent to it by symmetry, and a sum represents its components in any
 * order. Play may repeat positions; their number must be finite.
 *
 * <p>Immutable and safe to share between threads.
 */
public final class GameGraph {
    /** The approximate number of bytes of a position with its table entry, and of an arc. */
    private static final long VERTEX = 150;

    private static final long ARC = 8;

    private final List<Position> positions = new ArrayList<>();
    private final Object2IntMap<Position> vertices = new Object2IntOpenHashMap<>();
    private final IntGraph graph;

    private GameGraph(Position start, Meter meter) {
        vertices.defaultReturnValue(-1);
        vertexOrNew(start, meter);
        IntGraph.Builder builder = new IntGraph.Builder();
        for (int v = 0; v < positions.size(); v++) {
            List<Move> moves = positions.get(v).moves(meter);
            positions.get(v).decided().ifPresent(builder::decide);
            meter.hold(ARC * moves.size());
            for (Move move : moves) {
                meter.tick(positions.get(v).components().size());
                builder.arc(vertexOrNew(move.result(), meter));
            }
            builder.closeVertex();
        }
        graph = builder.build();
    }

    /** {@return the positions reachable from vertex 0} The meter counts vertices and moves, and stops larger games. */
    public static GameGraph reachable(Position start, Meter meter) {
        return new GameGraph(start, meter);
    }

    /** {@return the moves as arcs; the arcs of a vertex are in the order of {@link Position#moves}} */
    public IntGraph graph() {
        return graph;
    }

    /** {@return the position of a vertex, its components in canonical form} */
    public Position position(int vertex) {
        return positions.get(vertex);
    }

    /** {@return the vertex of a position, which must be reachable} */
    public int vertex(Position position) {
        int vertex = vertices.getInt(canonical(position));
        if (vertex < 0) {
            throw new IllegalArgumentException(
                    position + " cannot be reached from " + positions.get(0) + "; start from it instead");
        }
        return vertex;
    }

    /** Returns the vertex of a position; a new one counts when it is found, so that one with many moves ends in time. */
    private int vertexOrNew(Position position, Meter meter) {
        Position form = canonical(position);
        int vertex = vertices.getInt(form);
        if (vertex < 0) {
            vertex = positions.size();
            vertices.put(form, vertex);
            positions.add(form);
            meter.spend(1);
            meter.hold(VERTEX);
        }
        return vertex;
    }

    private static Position canonical(Position position) {
        if (position instanceof Component<?> component) {
            return component.canonical();
        }
        return Position.sum(
                position.components().stream().map(Component::canonical).toList());
    }
}
