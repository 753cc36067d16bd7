package org.impartial.core.solve;

import java.util.List;
import org.impartial.core.game.Capability.RankedGame;
import org.impartial.core.game.Capability.Sized;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Session;
import org.impartial.core.solve.nimber.NimberSearch;

/**
 * Normal play by {@linkplain NimberSearch nimber search}, which asks "is X + *n lost?" and not "what is the value of X?".
 *
 * @param threads how many threads search
 */
record NimberStrategy(int threads) implements Strategy {
    private static final String ENGINE = "nimber search";

    /** Refuses a number of threads that is out of range. */
    NimberStrategy {
        if (threads < 1 || threads > NimberSearch.MOST_THREADS) {
            throw new IllegalArgumentException(
                    "a search has 1 to " + NimberSearch.MOST_THREADS + " threads, not " + threads);
        }
    }

    @Override
    public String name() {
        return "nimber-search";
    }

    @Override
    public Session open() {
        NimberSearch search = new NimberSearch(threads);
        return (position, convention, meter) -> solve(search, position, convention, meter);
    }

    private static Result solve(NimberSearch search, Position position, Convention convention, Meter meter) {
        if (convention != Convention.NORMAL) {
            return Result.declined("knows Grundy values, which do not tell who wins in misere play");
        }
        for (Component<?> component : position.components()) {
            if (!NimberSearch.handles(component)) {
                return Result.declined(
                        "does not suit " + component.game().name() + ", whose play may repeat positions");
            }
        }
        return answer(search, position, meter);
    }

    /** The answer for a position all of whose components it handles. */
    static Solution<?> answer(NimberSearch search, Position position, Meter meter) {
        return Solution.searched(new NimberSums(search, meter), List.of()).by(ENGINE);
    }

    /**
     * Whether it pays unasked: in games that say how large their states are, as those do whose play falls apart, unless a flat
     * table has room for all states.
     */
    static boolean pays(Component<?> component) {
        return component.game() instanceof Sized
                && !(component.game() instanceof RankedGame)
                && NimberSearch.handles(component);
    }
}
