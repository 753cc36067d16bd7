package org.impartial.core.solve;

import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Session;
import org.impartial.core.theory.sums.Nimbers;

/** From the rules alone: normal play by the values of the components, misère play by whole sums. */
record SearchStrategy() implements Strategy {

    @Override
    public String name() {
        return "search";
    }

    @Override
    public Session open() {
        return new Tables();
    }

    private static final class Tables implements Session {
        private final Lanes lanes = new Lanes(LaneList.PLAIN);
        private final WholeSums whole = new WholeSums();
        private final LoopySums loopy = new LoopySums();

        @Override
        public Result solve(Position position, Convention convention, Meter meter) {
            if (LoopySums.loopy(position)) {
                return loopy.solve(position, convention, lanes, meter);
            }
            if (convention == Convention.MISERE) {
                return whole.solve(position, convention, meter);
            }
            return Solution.searched(new Nimbers(lanes, meter), List.of());
        }
    }
}
