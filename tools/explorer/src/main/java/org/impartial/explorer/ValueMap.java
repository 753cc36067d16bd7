package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Function;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.notation.Datum;
import org.impartial.solve.Solver;
import org.impartial.solve.UnsolvedException;

/** The Grundy values around one heap or two in normal play, up to {@link #MOST_HEAP} or {@link #MOST_SIDE}. */
record ValueMap(Solver solver) {
    private static final int MOST_HEAP = 120;
    private static final int MOST_SIDE = 19;
    private static final int LEAST_HEAP = 20;
    private static final int LEAST_SIDE = 8;

    void put(Position position, ObjectNode view) {
        try {
            List<Component<?>> parts = position.components();
            if (parts.size() == 1 && parts.get(0).game() instanceof HeapGame game) {
                plot(game, (Long) parts.get(0).state(), view);
            } else if (parts.size() == 1 && parts.get(0).game() instanceof PlaneGame) {
                plane(parts.get(0), view);
            } else if (parts.size() == 2
                    && parts.get(0).game() instanceof HeapGame first
                    && parts.get(1).game() instanceof HeapGame second) {
                long row = (Long) parts.get(0).state();
                long column = (Long) parts.get(1).state();
                map(row, column, at -> first.at(at[0]).plus(second.at(at[1])), view);
            }
        } catch (UnsolvedException | BeyondRangeException tooLarge) {
            // A map is an addition: where the budget does not suffice the page has none.
            view.remove(List.of("plot", "map"));
        }
    }

    private void plot(HeapGame game, long heap, ObjectNode view) {
        if (heap > MOST_HEAP) {
            return;
        }
        ObjectNode plot = view.putObject("plot").put("at", heap);
        ArrayNode values = plot.putArray("values");
        for (long n = 0; n <= Math.max(LEAST_HEAP, heap + 5); n++) {
            values.add(value(game.at(n)));
        }
    }

    private <S> void plane(Component<S> part, ObjectNode view) {
        Datum written = part.game().notation().write(part.state());
        if (written instanceof Datum.Seq pair && pair.items().size() == 2) {
            long[] at = written.asLongs("heap", 0);
            map(at[0], at[1], cell -> part.game().at(part.game().notation().read(Datum.of(cell[0], cell[1]))), view);
        }
    }

    private void map(long row, long column, Function<long[], Position> position, ObjectNode view) {
        if (row > MOST_SIDE || column > MOST_SIDE) {
            return;
        }
        ObjectNode map = view.putObject("map").put("row", row).put("column", column);
        ArrayNode rows = map.putArray("values");
        for (long r = 0; r <= Math.max(LEAST_SIDE, row); r++) {
            ArrayNode cells = rows.addArray();
            for (long c = 0; c <= Math.max(LEAST_SIDE, column); c++) {
                cells.add(value(position.apply(new long[] {r, c})));
            }
        }
    }

    private long value(Position position) {
        return solver.grundy(position);
    }
}
