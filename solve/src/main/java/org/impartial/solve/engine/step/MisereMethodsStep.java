package org.impartial.solve.engine.step;

import java.util.Optional;
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
    private static final long FIRST_TURN = 100;
    private static final long FIRST_OF_SEARCH = 250;
    private static final long OPTIONS_BEFORE = 8;
    private static final int MOST_LISTED = 100_000;
    private static final long GREATEST_TURN = 12_800;

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
            if (facts.bare.isKnown(question)) {
                return single(question, facts);
            }
            StepResult trivial = quotient(question, Share.TRIVIAL_QUOTIENT, facts);
            if (trivial.answer().isPresent()) {
                return trivial;
            }
            return isGreat(position) ? ofGreatHeaps(question, facts) : ofSmallHeaps(question, facts);
        };
    }

    /**
     * Returns whether a heap is so great that the quotient precedes the search: the tree of a heap grows with its size,
     * and a quotient that exists for all heaps does not.
     */
    private static boolean isGreat(Position heaps) {
        return heaps.components().stream().anyMatch(heap -> (Long) heap.state() > GREATEST_SEARCHED);
    }

    /** Returns the answer of the search that begins with a bare search. */
    private static StepResult single(Question question, OpenFacts facts) {
        return MisereStep.result(facts.sums(question, question.meter(), true), question);
    }

    /** Returns the answer of the search for sums. */
    private static StepResult search(Question question, OpenFacts facts) {
        return MisereStep.result(facts.sums(question, question.meter(), false), question);
    }

    private static StepResult ofSmallHeaps(Question question, OpenFacts facts) {
        Meter meter = question.meter();
        Position position = question.position();
        if (decidesInTurns(question, facts, Share.OUTCOME_ALONE.attempt(meter))) {
            return single(question, facts);
        }
        // A construction lists the options of all heaps, and does not count them.
        long first = Math.max(FIRST_OF_SEARCH, OPTIONS_BEFORE * mostOptions(question));
        return new Turns(meter, Long.MAX_VALUE, first, 0, Turns.work(meter.cost()), positions -> -1)
                .dividing()
                .result(
                        turn -> {
                            facts.sums(question, turn, false).outcome(position);
                            return search(question, facts);
                        },
                        turn -> Optional.of(QuotientStep.result(facts, question, new LimitedAttempt(turn)))
                                .filter(result -> result.answer().isPresent()));
    }

    private static long mostOptions(Question question) {
        return question.position().components().stream()
                .mapToInt(heap ->
                        heap.firstOptions(MOST_LISTED, question.meter()).size())
                .max()
                .orElse(0);
    }

    /** Returns the answer by a quotient, or by a search that is short beside a long quotient. */
    private static StepResult ofGreatHeaps(Question question, OpenFacts facts) {
        Meter meter = question.meter();
        Optional<StepResult> soon = soon(question, facts, GREATEST_TURN);
        if (soon.isPresent()) {
            return soon.get().answer().isPresent() ? soon.get() : single(question, facts);
        }
        StepResult quotient = quotient(question, Share.TURN_OF_QUOTIENT, facts);
        if (quotient.answer().isPresent()) {
            return quotient;
        }
        if (decidesInTurns(question, facts, Share.OUTCOME_ALONE.attempt(meter))) {
            return single(question, facts);
        }
        MisereSums sums = facts.sums(question, meter, false);
        if (sums.decides(question.position(), Share.SEARCH_OF_GREAT_HEAPS.attempt(meter))) {
            return MisereStep.result(sums, question);
        }
        StepResult late = quotient(question, Share.QUOTIENT_OF_GREAT_HEAPS, facts);
        return late.answer().isPresent() ? late : inTurns(question, Share.TURN_OF_QUOTIENT, facts);
    }

    /**
     * Returns the answer for one great heap whose play does not lead to sums by a quotient and a search with doubling
     * shares; it is declined if the search, which keeps the outcome, ends first, and empty if neither does.
     *
     * @param most the greatest share
     */
    static Optional<StepResult> soon(Question question, OpenFacts facts, long most) {
        Position position = question.position();
        if (!QuotientStep.ofOneHeapGame(position) || !isGreat(position) || !BareOutcomeSearch.staysWhole(position)) {
            return Optional.empty();
        }
        Meter meter = question.meter();
        for (long work = FIRST_TURN; work <= Math.min(most, GREATEST_TURN); work *= 2) {
            StepResult quotient = QuotientStep.result(facts, question, new LimitedAttempt(meter.fork(work)));
            if (quotient.answer().isPresent()) {
                return Optional.of(quotient);
            }
            if (decidesInTurns(question, facts, new LimitedAttempt(meter.fork(work, work)))) {
                return Optional.of(StepResult.declined("leaves this position to a search that needs few positions"));
            }
        }
        return Optional.empty();
    }

    /** Returns whether the search and the bare search in turns find the outcome of one component; it is kept. */
    private static boolean decidesInTurns(Question question, OpenFacts facts, LimitedAttempt attempt) {
        Position position = question.position();
        return BareOutcomeSearch.staysWhole(position)
                && attempt.find(turn -> facts.sums(question, turn, true).outcomeWithoutValue(position))
                        .isPresent();
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
