package org.impartial.solve.engine.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.sums.PerGame;
import org.jspecify.annotations.Nullable;

/** The first lists of options of a question's searches, each made once. Not safe for use by several threads. */
public final class ListedOptions {
    /** The options that are kept take a few megabytes. */
    private static final int MOST = 1 << 16;

    private final PerGame<Map<Object, List<Position>>> made = PerGame.keepingAll(game -> new HashMap<>());
    private Function<Component<?>, Optional<List<Position>>> others = component -> Optional.empty();
    private final int most;
    private int left;

    private ListedOptions(int most) {
        this.most = most;
        left = most;
    }

    public static ListedOptions shared() {
        return new ListedOptions(MOST);
    }

    /** Returns lists of a search on its own, of which none is kept. */
    public static ListedOptions unshared() {
        return new ListedOptions(0);
    }

    /**
     * Returns the options of a canonical component if a search has listed and kept them, else null.
     *
     * @throws KindException if an option is of a kind that the component does not declare
     */
    public @Nullable List<Position> made(Component<?> canonical) {
        List<Position> known = known(canonical);
        if (known != null) {
            canonical.requireKind(canonical.kind(), known);
        }
        return known;
    }

    private @Nullable List<Position> known(Component<?> canonical) {
        List<Position> kept = kept(canonical);
        return kept == null ? others.apply(canonical).orElse(null) : kept;
    }

    private @Nullable List<Position> kept(Component<?> canonical) {
        return made.of(canonical.game()).get(canonical.state());
    }

    /** Exchanges lists with a search of whole positions from now on. */
    public void exchange(PositionSearch search) {
        search.takeListsFrom(component -> Optional.ofNullable(kept(component)));
        others = search::listed;
    }

    /** Returns the options of a canonical component, whose moves may entail, from a list that is kept or made now. */
    public List<Position> moves(Component<?> canonical, Meter meter) {
        List<Position> known = known(canonical);
        return known != null
                ? known
                : keep(canonical, canonical.moves(meter).stream().map(Move::to).toList());
    }

    /** Returns whether few lists are kept; if not, lists that are not kept may be made faster. */
    public boolean hasRoom() {
        return left > most / 2;
    }

    /** Discards the list of a component whose value both searches have. */
    void discard(Component<?> canonical) {
        List<Position> options = left == most ? null : made.of(canonical.game()).remove(canonical.state());
        left += options == null ? 0 : 1 + options.size();
    }

    /** Returns a list, which is kept if few are. */
    public List<Position> keep(Component<?> canonical, List<Position> options) {
        if (left > options.size()) {
            left -= 1 + options.size();
            made.of(canonical.game()).put(canonical.state(), options);
        }
        return options;
    }
}
