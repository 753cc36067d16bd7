package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.theory.misere.SumClass;
import org.impartial.core.theory.misere.SumClasses;
import org.impartial.core.theory.misere.TameNim;

/**
 * Misère play by the rule of misère Nim, where every position that can be reached from every component is looked at and
 * found pet or tame. Declines where one is wild, or where looking costs too much. Components may belong to any games.
 */
final class TameSums implements Strategy {
    private static final long GREATEST_HEAP = 4096;
    private static final long MOST_STEPS = 10_000_000;
    private static final Basis PET =
            Basis.proved("every position that can be reached is pet: the rule of misere Nim holds", "Gurvich-Ho 2015");
    private static final Basis TAME = Basis.proved(
            "every position that can be reached is tame: the rule of misere Nim holds with fickle and firm parts",
            "ONAG");

    private final SumClasses classes = new SumClasses(Meter.unlimited());
    private final TameNim theory = new TameNim(classes);

    @Override
    public String name() {
        return "tame";
    }

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Meter meter) {
        if (convention == Convention.NORMAL || LoopySums.loopy(position)) {
            return Optional.empty();
        }
        classes.meter(meter.share(MOST_STEPS));
        try {
            if (!position.components().stream().distinct().allMatch(this::tame)) {
                return Optional.empty();
            }
        } catch (StoppedException stopped) {
            stopped.unlessOverBudget();
            return Optional.empty();
        } finally {
            classes.meter(meter);
        }
        boolean pet = position.components().stream().allMatch(c -> classes.of(c).sumClass() == SumClass.PET);
        return Optional.of(new Way<>(theory, List.of(pet ? PET : TAME), true));
    }

    /** Heaps are looked at in ascending order, since a game with one wild heap is better left to its quotient. */
    private boolean tame(Component<?> component) {
        if (!(component.game() instanceof HeapGame game)) {
            return !wild(component);
        }
        long heap = (Long) component.state();
        if (heap > GREATEST_HEAP) {
            return false;
        }
        for (long lesser = 0; lesser <= heap; lesser++) {
            if (wild(game.at(lesser))) {
                return false;
            }
        }
        return true;
    }

    private boolean wild(Component<?> component) {
        return classes.of(component).sumClass() == SumClass.WILD;
    }
}
