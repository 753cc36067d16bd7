package org.impartial.solve.engine.search;

import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.sums.PerGame;

/** Grundy values of packed games by memoised search over longs. A search that stops is continued by the next. */
public final class PackedSearch implements SearchedValues {
    /** The greatest number of threads; more would overfill a table while they wait for each other. */
    public static final int MOST_THREADS = 64;

    private final PerGame<OpenGame> games;
    private final int threads;

    /** Creates a search on a number of threads, with a new table for each game. */
    public PackedSearch(Supplier<PackedTable> tables, int threads) {
        this.threads = threads;
        games = new PerGame<>(game -> new OpenGame((PackedGame) game, tables.get()));
    }

    private record OpenGame(PackedGame game, PackedTable table) {}

    public static boolean handles(Component<?> component) {
        return component.game() instanceof PackedGame;
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        OpenGame open = games.of(component.game());
        long root = open.game.canonical((long) (Long) component.state());
        int known = open.table.get(root);
        return known >= 0 ? known : search(open.game, open.table, root, meter);
    }

    @Override
    public OptionalLong known(Component<?> canonical) {
        int known = games.of(canonical.game()).table.get((long) (Long) canonical.state());
        return known >= 0 ? OptionalLong.of(known) : OptionalLong.empty();
    }

    @Override
    public ValueTurns inTurns(
            Component<?> component, Function<Component<?>, OptionalLong> elsewhere, ListedOptions lists) {
        OpenGame open = games.of(component.game());
        long root = open.game.canonical((long) (Long) component.state());
        Descent descent = new Descent(open.game, open.table, 0, elsewhere, lists);
        return meter -> {
            if (open.table.get(root) < 0) {
                descent.value(root, WorkerMeter.of(meter));
            }
            return open.table.get(root);
        };
    }

    private int search(PackedGame game, PackedTable table, long root, Meter meter) {
        try (SearchThreads team = new SearchThreads("search", meter, meter)) {
            for (int i = 1; i < threads; i++) {
                Descent helper = new Descent(game, table, i, NOWHERE, ListedOptions.unshared());
                team.help(own -> helper.value(root, own));
            }
            Descent first = new Descent(game, table, 0, NOWHERE, ListedOptions.unshared());
            team.lead(own -> first.value(root, own));
        }
        return table.get(root);
    }
}
