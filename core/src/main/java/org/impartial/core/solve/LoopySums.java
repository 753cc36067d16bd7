package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.theory.LoopyValuation;
import org.impartial.core.theory.Smith;
import org.impartial.core.theory.Valuation;

/** Normal play of sums with loopy components, by the values of Smith; loopy components are labelled from their rules. */
final class LoopySums implements Strategy {
    private static final Basis SMITH = Basis.proved("sums of loopy games add by their loopy nim-values", "Smith 1966");

    private final LoopyValues loopy = new LoopyValues(Effort.unlimited());
    private final Smith theory;

    /** Values of components whose play ends come from elsewhere. */
    LoopySums(Valuation loopFree) {
        theory = new Smith(LoopyValuation.of(loopFree, loopy));
    }

    static boolean loopy(Position position) {
        return position.components().stream().anyMatch(c -> c.game().loopy());
    }

    @Override
    public String name() {
        return "loopy sums";
    }

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Effort effort) {
        loopy.meter(effort);
        return convention == Convention.NORMAL
                ? Optional.of(new Way<>(theory, List.of(SMITH), true))
                : Optional.empty();
    }
}
