package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.theory.sums.SumClasses;
import org.impartial.solve.theory.sums.SumClasses.SumClass;

/**
 * Misère play by the rule of misère Nim, if all followers of every component are evaluated and found to be pet or tame.
 * Declines if a follower is wild, or if the evaluation costs too much. Components may belong to any games. One position
 * of a game that is not played with heaps is left to search.
 *
 * @param share the budget of the evaluation
 */
public record TameStep(Share share) implements Step {
    private static final long GREATEST_HEAP = 4096;
    private static final Basis PET =
            Basis.proved("every position that can be reached is pet: the rule of misère Nim holds", "Gurvich-Ho 2015");
    private static final Basis TAME = Basis.proved(
            "every position that can be reached is tame: the rule of misère Nim holds with fickle and firm parts",
            "ONAG");

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        return question -> result(OpenFacts.shared(shared).classes, question, share.attempt(question.meter()));
    }

    /** Returns the answer by the classes of all followers, which are determined within an attempt. */
    static StepResult result(SumClasses classes, Question question, LimitedAttempt limited) {
        Position position = question.position();
        if (position.components().size() <= 1 && !QuotientStep.ofOneHeapGame(position)) {
            return StepResult.declined("leaves a single position to the search");
        }
        return limited.result(attempt -> isTame(classes, position, attempt))
                .map(tame -> tame
                        ? answer(classes, position, question.meter())
                        : StepResult.declined("found a wild position, or a heap too large to evaluate all lesser ones"))
                .orElseGet(() -> StepResult.declined("could not evaluate all positions within its share"));
    }

    /** Returns whether all followers of all components are tame. */
    static boolean isTame(SumClasses classes, Position position, Meter meter) {
        return position.components().stream().distinct().allMatch(c -> tame(classes, c, meter));
    }

    static StepResult answer(SumClasses classes, Position position, Meter meter) {
        boolean pet = position.components().stream()
                .allMatch(c -> classes.of(c, meter).sumClass() == SumClass.PET);
        return Answer.searched(classes.nim(meter), List.of(pet ? PET : TAME));
    }

    /**
     * Returns whether all reachable positions are tame; heaps are examined in ascending order, since a game with one
     * wild heap is better left to its quotient.
     */
    private static boolean tame(SumClasses classes, Component<?> component, Meter meter) {
        if (!(component.game() instanceof HeapGame game)) {
            return !wild(classes, component, meter);
        }
        long heap = (Long) component.state();
        if (heap > GREATEST_HEAP) {
            return false;
        }
        for (long lesser = 0; lesser <= heap; lesser++) {
            if (wild(classes, game.at(lesser), meter)) {
                return false;
            }
        }
        return true;
    }

    private static boolean wild(SumClasses classes, Component<?> component, Meter meter) {
        return classes.of(component, meter).sumClass() == SumClass.WILD;
    }

    /** Returns the name of the theory. */
    @Override
    public String toString() {
        return "tame sums";
    }
}
