package org.impartial.core.solve;

import java.util.List;
import java.util.function.UnaryOperator;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Session;
import org.impartial.core.theory.Valuation;
import org.impartial.core.theory.sums.Nimbers;

/**
 * Normal play by the Grundy values of one lane.
 *
 * @param lane the lane
 * @param question makes of the lane's tables what one question sees of them
 */
record LaneStrategy(Lane lane, UnaryOperator<Valuation> question) implements Strategy {

    /** A lane that counts its own work. */
    LaneStrategy(Lane lane) {
        this(lane, UnaryOperator.identity());
    }

    @Override
    public String name() {
        return lane.name();
    }

    @Override
    public Session open() {
        Valuation tables = lane.open();
        return (position, convention, meter) -> solve(tables, position, convention, meter);
    }

    private Result solve(Valuation tables, Position position, Convention convention, Meter meter) {
        if (convention != Convention.NORMAL) {
            return Result.declined("knows Grundy values, which do not tell who wins in misere play");
        }
        for (Component<?> component : position.components()) {
            if (!lane.handles(component)) {
                return Result.declined("does not suit " + component.game().name());
            }
        }
        return Solution.searched(new Nimbers(question.apply(tables), meter), List.of());
    }
}
