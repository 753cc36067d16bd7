package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.search.PositionSearch;

/**
 * A search by forms, and in turns with it a bare search and then proofs that all followers are tame or have a quotient.
 * Not safe for use by several threads.
 */
final class SumTurns {
    /** The work of a bare search that no proof follows. */
    static final long ALL = Long.MAX_VALUE;

    private final MisereAttempts methods;
    private final MisereShape shape;
    private final MisereSums sums;
    private final Function<Meter, Optional<Outcome>> bare;
    private final long workOfBare;
    /** The work that the bare search has left before the proofs. */
    private long ofBare;

    /**
     * Creates the turns for one question.
     *
     * @param methods the methods for the question
     * @param bare continues the bare search of its position
     * @param workOfBare its work before the proofs; that of heaps is as much as it takes to list the options of lesser ones
     */
    SumTurns(MisereAttempts methods, Function<Meter, Optional<Outcome>> bare, long workOfBare) {
        this.methods = methods;
        this.shape = methods.shape;
        this.sums = methods.sums(methods.meter, false);
        this.bare = bare;
        this.workOfBare = workOfBare;
        ofBare = workOfBare;
    }

    /** Returns the answer of the method that ends first within a limit. */
    StepResult result(Meter limit) {
        PositionSearch single = methods.facts.bare.search(methods.question.convention());
        if (workOfBare == ALL || shape.heaps().isPresent()) {
            sums.exchange(single, true);
        } else {
            sums.exchangeLists(methods.quotient.reachable.get().listing, single);
        }
        TameOrQuotient proofs = new TameOrQuotient(methods.quotient::next, this::tameness);
        boolean great = shape.isGreat();
        return new Turns(limit)
                .after(0, Turns.work(methods.question.whole().cost()))
                .until(methods.quotient::isStuck)
                .beginningWith(great ? shape.mostOptions(MisereShape.MOST_LISTED) : 1, great ? 1 : Turns.FIRST)
                .favouringOther(parts(great))
                .result(
                        sums.inTurns(methods.position).andThen(outcome -> sums.answer(methods.question)),
                        turn -> ofBare > 0 ? byBare(turn) : proofs.next(turn));
    }

    /** Returns the parts in 96 of the work that the methods beside the search by forms have more. */
    private int parts(boolean great) {
        if (workOfBare == ALL) {
            return -1;
        }
        return !shape.isBounded() ? 0 : great ? 1 : -1;
    }

    /** Answers by tameness, unless a quotient of heaps takes as little: where a move takes few beans, or all split. */
    private StepResult tameness(Meter attempt) {
        return shape.heaps().isEmpty() || shape.isUnbounded()
                ? TameSums.result(methods.facts.classes, methods.position, attempt, methods.meter)
                : StepResult.declined("leaves heaps to their quotient");
    }

    private Optional<StepResult> byBare(Meter turn) {
        Optional<Outcome> found = new LimitedAttempt(turn).find(bare);
        ofBare -= Turns.work(turn.cost());
        return found.map(outcome -> methods.bySearch(true));
    }
}
