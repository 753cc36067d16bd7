package org.impartial.solve.engine.step;

import java.util.Set;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.StepResult;

/**
 * Misère play where no theorem answers. A single component is searched. A sum, and heaps, may be tame or have a
 * quotient; which of these methods needs the least work is not known beforehand, so they take turns with doubling shares
 * and keep their results, the search first.
 */
public record MisereMethodsStep() implements Step {
    private static final long GREATEST_SEARCHED = 50;

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        OpenFacts facts = OpenFacts.shared(shared);
        return question -> {
            Position position = question.position();
            Meter meter = question.meter();
            if (!QuotientStep.ofOneHeapGame(position)) {
                return position.components().size() <= 1
                        ? MisereStep.result(facts.sums(question, meter, true), question)
                        : inTurns(question, Share.TURN_OF_PROOF, facts);
            }
            StepResult trivial = quotient(question, Share.TRIVIAL_QUOTIENT, facts);
            if (trivial.answer().isPresent()) {
                return trivial;
            }
            if (BareOutcomeSearch.staysWhole(position)) {
                MisereSums sums = facts.sums(question, meter, true);
                LimitedAttempt attempt = Share.OUTCOME_ALONE.attempt(meter);
                if (attempt.find(turn -> sums.within(turn).outcomeWithoutValue(position))
                        .isPresent()) {
                    return MisereStep.result(sums, question);
                }
            }
            StepResult early = isGreat(position) ? ofGreatHeaps(question, facts) : trivial;
            return early.answer().isPresent() ? early : inTurns(question, Share.TURN_OF_QUOTIENT, facts);
        };
    }

    /**
     * Returns whether a heap is so great that the quotient precedes the search: the tree of a heap grows with its size,
     * and a quotient that exists for all heaps does not.
     */
    private static boolean isGreat(Position heaps) {
        return heaps.components().stream().anyMatch(heap -> (Long) heap.state() > GREATEST_SEARCHED);
    }

    /** Returns the answer by a quotient, or by a search that is short beside a long quotient. */
    private static StepResult ofGreatHeaps(Question question, OpenFacts facts) {
        StepResult soon = quotient(question, Share.TURN_OF_QUOTIENT, facts);
        if (soon.answer().isPresent()) {
            return soon;
        }
        MisereSums sums = facts.sums(question, question.meter(), false);
        return sums.decides(question.position(), Share.SEARCH_OF_GREAT_HEAPS.attempt(question.meter()))
                ? MisereStep.result(sums, question)
                : quotient(question, Share.QUOTIENT_OF_GREAT_HEAPS, facts);
    }

    private static StepResult quotient(Question question, Share share, OpenFacts facts) {
        return QuotientStep.result(facts, question, share.attempt(question.meter()));
    }

    private static StepResult inTurns(Question question, Share ofQuotient, OpenFacts facts) {
        Meter meter = question.meter();
        MisereSums sums = facts.sums(question, meter, false);
        for (long times = 1; ; times *= 2) {
            if (sums.decides(question.position(), Share.TURN_OF_SEARCH.attempt(meter, times))) {
                return MisereStep.result(sums, question);
            }
            StepResult tame = TameStep.result(facts.classes, question, Share.TURN_OF_PROOF.attempt(meter, times));
            if (tame.answer().isPresent()) {
                return tame;
            }
            StepResult quotient = QuotientStep.result(facts, question, ofQuotient.attempt(meter, times));
            if (quotient.answer().isPresent()) {
                return quotient;
            }
        }
    }

    /** Returns the names of the methods. */
    @Override
    public String toString() {
        return "misère methods";
    }
}
