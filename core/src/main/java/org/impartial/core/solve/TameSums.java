package org.impartial.core.solve;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Session;
import org.impartial.core.theory.misere.SumClasses;
import org.impartial.core.theory.misere.SumClasses.SumClass;

/**
 * Misère play by the rule of misère Nim, where every position that can be reached from every component is looked at and
 * found pet or tame. Declines where one is wild, or where looking costs too much. Components may belong to any games.
 */
final class TameSums implements Session {
    private static final long GREATEST_HEAP = 4096;
    private static final long MOST_STEPS = 10_000_000;
    private static final Basis PET =
            Basis.proved("every position that can be reached is pet: the rule of misere Nim holds", "Gurvich-Ho 2015");
    private static final Basis TAME = Basis.proved(
            "every position that can be reached is tame: the rule of misere Nim holds with fickle and firm parts",
            "ONAG");

    private final SumClasses classes = new SumClasses();

    @Override
    public Result solve(Position position, Convention convention, Meter meter) {
        if (convention == Convention.NORMAL || LoopySums.loopy(position)) {
            return Result.declined("knows misere play of games whose play ends");
        }
        Meter attempt = meter.share(MOST_STEPS);
        try {
            if (!position.components().stream().distinct().allMatch(component -> tame(component, attempt))) {
                return Result.declined("found a position that is wild, or a heap too great to look at all below it");
            }
        } catch (StoppedException stopped) {
            attempt.absorb(stopped);
            return Result.declined("could not look at all positions within its share");
        }
        boolean pet = position.components().stream()
                .allMatch(c -> classes.of(c, meter).sumClass() == SumClass.PET);
        return Solution.searched(classes.nim(meter), List.of(pet ? PET : TAME));
    }

    /** Heaps are looked at in ascending order, since a game with one wild heap is better left to its quotient. */
    private boolean tame(Component<?> component, Meter meter) {
        if (!(component.game() instanceof HeapGame game)) {
            return !wild(component, meter);
        }
        long heap = (Long) component.state();
        if (heap > GREATEST_HEAP) {
            return false;
        }
        for (long lesser = 0; lesser <= heap; lesser++) {
            if (wild(game.at(lesser), meter)) {
                return false;
            }
        }
        return true;
    }

    private boolean wild(Component<?> component, Meter meter) {
        return classes.of(component, meter).sumClass() == SumClass.WILD;
    }
}
