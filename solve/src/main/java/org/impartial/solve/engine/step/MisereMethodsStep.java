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

    /** Of heaps with many options, a few positions may decide the outcome before any other method can begin. */
    private static final long MANY_OPTIONS = 500;

    private static final long FIRST_POSITIONS = 4;
    private static final long GREATEST_TURN = 12_800;

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        Session single = new MisereStep(true).open(shared);
        Session search = new MisereStep(false).open(shared);
        return question -> {
            Position position = question.position();
            boolean one = position.components().size() <= 1;
            if (!QuotientStep.ofOneHeapGame(position)) {
                return one ? single.result(question) : inTurns(question, Share.TURN_OF_PROOF, search, facts(shared));
            }
            if (BareOutcomeSearch.shared(shared).isKnown(question)) {
                return single.result(question);
            }
            StepResult trivial = quotient(question, Share.TRIVIAL_QUOTIENT, facts(shared));
            if (trivial.answer().isPresent()) {
                return trivial;
            }
            long most = mostOptions(question);
            if (most > MANY_OPTIONS && facts(shared).bareDecides(question, FIRST_POSITIONS * most)) {
                return single.result(question);
            }
            return isGreat(position)
                    ? ofGreatHeaps(question, single, search, facts(shared))
                    : ofSmallHeaps(question, single, search, facts(shared));
        };
    }

    private static OpenMisereFacts facts(SharedTables shared) {
        return OpenMisereFacts.shared(shared);
    }

    /**
     * Returns whether a heap is so great that the quotient precedes the search: the tree of a heap grows with its size,
     * and a quotient that exists for all heaps does not.
     */
    private static boolean isGreat(Position heaps) {
        return heaps.components().stream().anyMatch(heap -> (Long) heap.state() > GREATEST_SEARCHED);
    }

    private static StepResult ofSmallHeaps(
            Question question, Session single, Session search, OpenMisereFacts facts) {
        Meter meter = question.meter();
        if (BareOutcomeSearch.staysWhole(question.position())
                && facts.turnsDecide(question, Share.OUTCOME_ALONE.attempt(meter))) {
            return single.result(question);
        }
        // A construction lists the options of all heaps, and does not count them.
        long first = Math.max(FIRST_OF_SEARCH, OPTIONS_BEFORE * mostOptions(question));
        return new Turns(meter, Long.MAX_VALUE, first, 0, Turns.work(meter.cost()), positions -> -1)
                .dividing()
                .result(
                        turn -> facts.searched(question, search, turn),
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
    private static StepResult ofGreatHeaps(
            Question question, Session single, Session search, OpenMisereFacts facts) {
        Meter meter = question.meter();
        Optional<StepResult> soon = soon(question, facts, GREATEST_TURN);
        if (soon.isPresent()) {
            return soon.get().answer().isPresent() ? soon.get() : single.result(question);
        }
        StepResult quotient = quotient(question, Share.TURN_OF_QUOTIENT, facts);
        if (quotient.answer().isPresent()) {
            return quotient;
        }
        if (BareOutcomeSearch.staysWhole(question.position())
                && facts.turnsDecide(question, Share.OUTCOME_ALONE.attempt(meter))) {
            return single.result(question);
        }
        if (facts.searchDecides(question, Share.SEARCH_OF_GREAT_HEAPS.attempt(meter))) {
            return search.result(question);
        }
        StepResult late = quotient(question, Share.QUOTIENT_OF_GREAT_HEAPS, facts);
        return late.answer().isPresent() ? late : inTurns(question, Share.TURN_OF_QUOTIENT, search, facts);
    }

    /**
     * Returns the answer for one great heap whose play does not lead to sums by a quotient and a search with doubling
     * shares; it is declined if the search, which keeps the outcome, ends first, and empty if neither does.
     *
     * @param most the greatest share
     */
    static Optional<StepResult> soon(Question question, OpenMisereFacts facts, long most) {
        Position position = question.position();
        if (!QuotientStep.ofOneHeapGame(position) || !isGreat(position) || !BareOutcomeSearch.staysWhole(position)) {
            return Optional.empty();
        }
        for (long work = FIRST_TURN; work <= Math.min(most, GREATEST_TURN); work *= 2) {
            StepResult quotient = QuotientStep.result(
                    facts, question, new LimitedAttempt(question.meter().fork(work)));
            if (quotient.answer().isPresent()) {
                return Optional.of(quotient);
            }
            LimitedAttempt attempt = new LimitedAttempt(question.meter().fork(work, work));
            if (facts.turnsDecide(question, attempt)) {
                return Optional.of(StepResult.declined("leaves this position to a search that needs few positions"));
            }
        }
        return Optional.empty();
    }

    private static StepResult quotient(Question question, Share share, OpenMisereFacts facts) {
        return QuotientStep.result(facts, question, share.attempt(question.meter()));
    }

    private static StepResult inTurns(Question question, Share ofQuotient, Session search, OpenMisereFacts facts) {
        Meter meter = question.meter();
        for (long times = 1; ; times *= 2) {
            if (facts.searchDecides(question, Share.TURN_OF_SEARCH.attempt(meter, times))) {
                return search.result(question);
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
