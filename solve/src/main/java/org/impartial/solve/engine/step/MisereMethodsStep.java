package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.search.PositionSearch;
import org.impartial.solve.engine.step.QuotientStep.HeapQuotient;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.TameNim;

/**
 * Misère play where no theorem answers. For components that are claimed to be pet, the rule of Nim answers by values
 * from engines, unless another method needs less work. Another single component is searched. A sum, and heaps, may be
 * tame or have a quotient; which of these methods needs the least work is not known beforehand, so they take turns with
 * doubling shares and keep their results, the search first.
 *
 * @param engines the engines of the strategy
 */
public record MisereMethodsStep(List<Engine> engines) implements Step {
    /** The part of the work of a table that other methods may do before it. */
    private static final long PART_BEFORE = 2;

    private static final long GREATEST_SEARCHED = 50;
    private static final long WORK_OF_SOON = 20_000;
    private static final int MOST_LISTED = 100_000;

    /** Of heaps with many options, a few positions may decide the outcome before any other method can begin. */
    private static final long MANY_OPTIONS = 500;

    private static final long FIRST_POSITIONS = 3;

    /** The work of a search before the quotient of a great heap whose options are few. */
    private static final long WORK_OF_FIRST_SEARCH = 1_500;

    /** The first turn of the search of a sum: as much as the quotient of Kayles needs, which follows. */
    private static final long WORK_OF_SEARCH = 11_500;

    private static final StepResult LEFT =
            StepResult.declined("leaves this position to a search that needs few positions");

    /** {@return misère search alone, on canonical forms of small parts and on the other components} */
    public static Step searchAlone() {
        return Step.of("misère search", QuestionKind.MISERE, shared -> {
            OpenFacts facts = OpenFacts.shared(shared);
            return question -> facts.sums(question, question.meter(), false).answer(question);
        });
    }

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        OpenFacts facts = OpenFacts.shared(shared);
        GrundyValues values = EngineValues.shared(engines, shared);
        return question -> {
            Optional<StepResult> pets = byPets(question, facts, values);
            if (pets.isPresent()) {
                return pets.get();
            }
            Position position = question.position();
            Meter meter = question.meter();
            if (!QuotientStep.ofOneHeapGame(position)) {
                return position.components().size() <= 1
                        ? facts.sums(question, meter, true).answer(question)
                        : inTurns(question, Share.TURN_OF_PROOF, facts);
            }
            StepResult trivial = quotient(question, Share.TRIVIAL_QUOTIENT, facts);
            if (trivial.answer().isPresent()) {
                return trivial;
            }
            boolean great = isGreat(position);
            long most = great ? 0 : mostOptions(question);
            if (most > MANY_OPTIONS && facts.bare.decides(question, FIRST_POSITIONS * most)) {
                return single(question, facts);
            }
            Optional<StepResult> soon = soon(question, facts, WORK_OF_SOON);
            if (soon.isPresent() && soon.get().answer().isPresent()) {
                return soon.get();
            }
            if (soon.isPresent() || decidesInTurns(question, facts)) {
                return single(question, facts);
            }
            StepResult early = great ? ofGreatHeaps(question, facts) : trivial;
            return early.answer().isPresent() ? early : inTurns(question, Share.TURN_OF_QUOTIENT, facts);
        };
    }

    /** Returns the answer by the rule of Nim or a quotient if all components are pet, and search does not find it before. */
    private static Optional<StepResult> byPets(Question question, OpenFacts facts, GrundyValues values) {
        Optional<List<Basis>> pets = facts.claims().petBases(question.position());
        if (pets.isEmpty()) {
            return Optional.empty();
        }
        Optional<StepResult> soon = soon(question, facts, BareOutcomeSearch.workOfTables(question) / PART_BEFORE);
        if (soon.isPresent()) {
            return soon.filter(result -> result.answer().isPresent());
        }
        GrundyValues claimed = new ClaimedValues(facts.claims(), values);
        return facts.bare.outcomeBefore(question).isPresent()
                ? Optional.empty()
                : Optional.of(Answer.searched(TameNim.ofPets(claimed, question.meter()), pets.get()));
    }

    /**
     * Returns whether a heap is so great that the quotient precedes the search: the tree of a heap grows with its size,
     * and a quotient that exists for all heaps does not.
     */
    private static boolean isGreat(Position heaps) {
        return !isWithin(heaps, GREATEST_SEARCHED);
    }

    private static boolean isWithin(Position heaps, long greatest) {
        return heaps.components().stream().allMatch(heap -> (Long) heap.state() <= greatest);
    }

    /** Returns the answer of the search that begins with a bare search. */
    private static StepResult single(Question question, OpenFacts facts) {
        return facts.sums(question, question.meter(), true).answer(question);
    }

    /** Returns whether the search and the bare search in turns find the outcome of one component; it is kept. */
    private static boolean decidesInTurns(Question question, OpenFacts facts) {
        Position position = question.position();
        return BareOutcomeSearch.staysWhole(position)
                && Share.OUTCOME_ALONE
                        .attempt(question.meter())
                        .find(turn -> facts.sums(question, turn, true).outcomeWithoutValue(position))
                        .isPresent();
    }

    private static long mostOptions(Question question) {
        return question.position().components().stream()
                .mapToInt(
                        heap -> heap.firstOptions(MOST_LISTED, question.meter()).size())
                .max()
                .orElse(0);
    }

    /**
     * Returns the answer for one great heap whose play does not lead to sums by a quotient and a bare search in turns; it
     * is declined if the search, which keeps the outcome, ends first, and empty if neither does.
     *
     * @param question about heaps
     * @param most the greatest work of each; 0 if nothing is attempted
     */
    private static Optional<StepResult> soon(Question question, OpenFacts facts, long most) {
        Position position = question.position();
        if (most == 0 || !isGreat(position) || !BareOutcomeSearch.staysWhole(position)) {
            return Optional.empty();
        }
        LimitedAttempt attempt = new LimitedAttempt(question.meter().fork(2 * most));
        long before = Turns.work(question.whole().cost());
        HeapQuotient heaps = facts.quotient(position);
        try (PositionSearch.InTurns bare = facts.bare.open(position, question.convention(), heaps::known)) {
            return attempt.find(part -> new Turns(part)
                    .after(0, before)
                    .dividing(heaps::isStuck)
                    .result(turn -> bare.outcome(turn).map(outcome -> LEFT), turn -> {
                        StepResult quotient = QuotientStep.result(facts, question, new LimitedAttempt(turn));
                        return quotient.answer().isPresent() ? Optional.of(Optional.of(quotient)) : Optional.empty();
                    }));
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    /** Returns the answer by a very short search, a quotient, or a search that is short beside a long quotient. */
    private static StepResult ofGreatHeaps(Question question, OpenFacts facts) {
        MisereSums sums = facts.sums(question, question.meter(), false);
        if (isWithin(question.position(), WORK_OF_FIRST_SEARCH)
                && 2 * mostOptions(question) < WORK_OF_FIRST_SEARCH
                && sums.decides(question, WORK_OF_FIRST_SEARCH)) {
            return sums.answer(question);
        }
        StepResult soon = quotient(question, Share.TURN_OF_QUOTIENT, facts);
        if (soon.answer().isPresent()) {
            return soon;
        }
        return sums.decides(question.position(), Share.SEARCH_OF_GREAT_HEAPS.attempt(question.meter()))
                ? sums.answer(question)
                : quotient(question, Share.QUOTIENT_OF_GREAT_HEAPS, facts);
    }

    private static StepResult quotient(Question question, Share share, OpenFacts facts) {
        return QuotientStep.result(facts, question, share.attempt(question.meter()));
    }

    private static StepResult inTurns(Question question, Share ofQuotient, OpenFacts facts) {
        Meter meter = question.meter();
        MisereSums sums = facts.sums(question, meter, false);
        for (long times = 1; ; times *= 2) {
            if (sums.decides(question, times * WORK_OF_SEARCH)) {
                return sums.answer(question);
            }
            StepResult tame = TameSums.result(facts.classes, question, Share.TURN_OF_PROOF.attempt(meter, times));
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
