package org.impartial.core.solve;

import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.nimber.NimberSearch;

/** Normal play by {@linkplain NimberSearch nimber search}, which asks "is X + *n lost?" and not "what is the value of X?". */
record NimberStrategy() implements Strategy {

    @Override
    public String name() {
        return "nimber-search";
    }

    @Override
    public Session open() {
        NimberSearch search = new NimberSearch();
        return (position, convention, meter) -> solve(search, position, convention, meter);
    }

    private static Result solve(NimberSearch search, Position position, Convention convention, Meter meter) {
        if (convention != Convention.NORMAL) {
            return Result.declined("finds Grundy values, which do not tell who wins in misere play");
        }
        for (Component<?> component : position.components()) {
            if (!NimberSearch.handles(component)) {
                return Result.declined("does not suit " + component.game().name());
            }
        }
        return Solution.searched(new NimberSums(search, meter), List.of());
    }
}
