package org.impartial.solve.engine.step;

import java.util.List;
import java.util.stream.LongStream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.theory.sums.SumClasses;
import org.impartial.solve.theory.sums.SumClasses.SumClass;

/**
 * Misère play by the rule of misère Nim, if all followers of every component are evaluated and found to be pet or tame.
 * Components may belong to any games.
 */
final class TameSums {
    private static final Basis PET =
            Basis.proved("every position that can be reached is pet: the rule of misère Nim holds", "Gurvich-Ho 2015");
    private static final Basis TAME = Basis.proved(
            "every position that can be reached is tame: the rule of misère Nim holds with fickle and firm parts",
            "ONAG");

    private TameSums() {}

    /** Returns the answer under a meter if all followers of all components are found to be tame in an attempt. */
    static StepResult result(SumClasses classes, Position position, Meter attempt, Meter meter) {
        if (!position.components().stream().distinct().allMatch(c -> tame(classes, c, attempt))) {
            return StepResult.declined("found a wild position");
        }
        boolean pet = position.components().stream()
                .allMatch(c -> classes.of(c, meter).sumClass() == SumClass.PET);
        return Answer.searched(classes.nim(meter), List.of(pet ? PET : TAME));
    }

    /**
     * Returns whether all reachable positions are tame; heaps are examined in ascending order, since a game with one
     * wild heap is better left to its quotient.
     */
    private static boolean tame(SumClasses classes, Component<?> component, Meter meter) {
        return component.game() instanceof HeapGame game
                ? LongStream.rangeClosed(0, (Long) component.state())
                        .noneMatch(lesser -> wild(classes, game.at(lesser), meter))
                : !wild(classes, component, meter);
    }

    private static boolean wild(SumClasses classes, Component<?> component, Meter meter) {
        return classes.of(component, meter).sumClass() == SumClass.WILD;
    }
}
