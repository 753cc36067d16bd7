package org.impartial.core.engine.search;

import java.util.function.Supplier;
import org.impartial.core.engine.Engine;
import org.impartial.core.game.Component;
import org.impartial.core.game.PackedGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.GrundyValues;
import org.impartial.core.theory.sums.PerGame;

/**
 * Grundy values of packed games by memoised search over longs, on one thread or several. A table holds nothing but values,
 * so a search that stops leaves nothing half-done, and the next one goes on with what it had. Belongs to one thread.
 */
public final class PackedSearch implements GrundyValues {
    /** More would overfill a table while they wait for each other. */
    public static final int MOST_THREADS = 64;

    private final PerGame<Engine> lanes;
    private final int threads;

    /** Several threads need tables that can be shared. */
    public PackedSearch(Supplier<PackedTable> tables, int threads) {
        this.threads = threads;
        lanes = new PerGame<>(game -> new Engine((PackedGame) game, tables.get()));
    }

    private record Engine(PackedGame game, PackedTable table) {}

    public static boolean handles(Component<?> component) {
        return component.game() instanceof PackedGame;
    }

    @Override
    public long grundy(Component<?> component, Meter effort) {
        Engine lane = lanes.of(component.game());
        long root = lane.game.canonical((long) (Long) component.state());
        int known = lane.table.get(root);
        return known >= 0 ? known : search(lane.game, lane.table, root, effort);
    }

    private int search(PackedGame game, PackedTable table, long root, Meter effort) {
        try (Crew crew = new Crew(table, effort)) {
            for (int helper = 1; helper < threads; helper++) {
                crew.help(new Descent(game, table, helper), root);
            }
            crew.lead(new Descent(game, table, 0), root);
        }
        return table.get(root);
    }
}
