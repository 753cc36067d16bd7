package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
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
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.TameNim;

/**
 * Misère play where no theorem answers. For components that are claimed to be pet, the rule of Nim answers by values
 * from engines, unless another method needs less work. Another single component is searched. A sum, and heaps, may be
 * tame or have a quotient; which of these methods needs the least work is not known beforehand, so they take equal turns
 * and continue where they were stopped.
 *
 * @param engines the engines of the strategy
 */
public record MisereMethodsStep(List<Engine> engines) implements Step {
    /** The part of the work of a table that other methods may do before it. */
    private static final long PART_BEFORE = 2;

    /** The part of the work of listing all lesser heaps that a bare search of heaps may do before the quotient. */
    private static final long PART_OF_BARE = 4;

    /** A position on the way to an end of play, and an option of it. */
    private static final long WORK_OF_A_MOVE = 2;

    private static final long GREATEST_SEARCHED = 50;
    private static final int MOST_LISTED = 100_000;

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
                        : inTurns(question, facts);
            }
            if (facts.bare.isKnown(question)) {
                return single(question, facts);
            }
            StepResult trivial = quotient(question, Share.TRIVIAL_QUOTIENT, facts);
            if (trivial.answer().isPresent()) {
                return trivial;
            }
            Optional<StepResult> soon =
                    isGreat(position) ? soon(question, facts, question.meter(), 0) : Optional.empty();
            if (soon.isPresent() && soon.get().answer().isPresent()) {
                return soon.get();
            }
            if (soon.isPresent() || decidesInTurns(question, facts)) {
                return single(question, facts);
            }
            return inTurns(question, facts);
        };
    }

    /** Returns the answer by the rule of Nim or a quotient if all components are pet, and search does not find it before. */
    private static Optional<StepResult> byPets(Question question, OpenFacts facts, GrundyValues values) {
        Optional<List<Basis>> pets = facts.claims().petBases(question.position());
        if (pets.isEmpty()) {
            return Optional.empty();
        }
        Optional<StepResult> soon = beforeTables(question, facts);
        if (soon.isPresent()) {
            return soon.filter(result -> result.answer().isPresent());
        }
        GrundyValues claimed = new ClaimedValues(facts.claims(), values);
        return facts.bare.decidesBeforeTables(question)
                ? Optional.empty()
                : Optional.of(Answer.searched(TameNim.ofPets(claimed, question.meter()), pets.get()));
    }

    /**
     * Returns the result of other methods for one great heap with less work than its table of values. Where an engine of
     * the game fills the table, that is the work of its first values, among which a period may be found; a search that
     * needs more moves to an end of play is left out.
     */
    private static Optional<StepResult> beforeTables(Question question, OpenFacts facts) {
        Position position = question.position();
        Meter meter = question.meter();
        long work = BareOutcomeSearch.workOfTables(question) / PART_BEFORE;
        if (work > 0 || position.components().size() > 1) {
            return work == 0 || !isGreat(position) ? Optional.empty() : soon(question, facts, meter.fork(2 * work), 0);
        }
        Component<?> heap = position.components().get(0);
        long first = BareOutcomeSearch.workOfFirstValues(heap, meter);
        return new HeapAtoms((HeapGame) heap.game())
                .reach()
                .flatMap(reach -> WORK_OF_A_MOVE * ((Long) heap.state() / reach.taken()) > first
                        ? QuotientStep.inTurns(facts, question, meter.turn(first))
                        : soon(question, facts, meter.fork(2 * first), 1));
    }

    /**
     * Returns whether a heap is so great that the quotient may end before the search has listed its options: these grow
     * with the heap, and a quotient that exists for all heaps does not.
     */
    private static boolean isGreat(Position heaps) {
        return heaps.components().stream()
                .anyMatch(heap -> heap.game() instanceof HeapGame && (Long) heap.state() > GREATEST_SEARCHED);
    }

    /** Returns the answer of the search that begins with a bare search. */
    private static StepResult single(Question question, OpenFacts facts) {
        return facts.sums(question, question.meter(), true).answer(question);
    }

    /** Returns whether the search and the bare search in turns find the outcome of one component; it is kept. */
    private static boolean decidesInTurns(Question question, OpenFacts facts) {
        Position position = question.position();
        try {
            return BareOutcomeSearch.staysWhole(position)
                    && Share.OUTCOME_ALONE
                            .attempt(question.meter())
                            .find(turn -> facts.sums(question, turn, true).outcomeWithoutValue(position))
                            .isPresent();
        } catch (BeyondRangeException tooMany) {
            return false;
        }
    }

    private static long mostOptions(Question question) {
        return question.position().components().stream()
                .mapToInt(heap -> options(heap, question.meter()))
                .max()
                .orElse(0);
    }

    private static int options(Component<?> heap, Meter meter) {
        try {
            return heap.firstOptions(MOST_LISTED, meter).size();
        } catch (BeyondRangeException tooMany) {
            return MOST_LISTED;
        }
    }

    /**
     * Returns the answer for one great heap whose play does not lead to sums by a quotient and a bare search in turns; it
     * is declined if the search, which keeps the outcome, ends first, and empty if neither does.
     *
     * @param question about heaps
     * @param meter limits both
     * @param advance the parts that the quotient has more, as it helps the search, and usually ends first
     */
    @SuppressWarnings("OptionalMapToOptional") // the result of a turn may be that there is no answer
    private static Optional<StepResult> soon(Question question, OpenFacts facts, Meter meter, int advance) {
        Position position = question.position();
        if (!BareOutcomeSearch.staysWhole(position)) {
            return Optional.empty();
        }
        LimitedAttempt attempt = new LimitedAttempt(meter);
        long before = Turns.work(question.whole().cost());
        HeapQuotient heaps = facts.quotient(position);
        try (PositionSearch.InTurns bare = facts.bare.open(position, question.convention(), heaps::known)) {
            return attempt.find(part -> new Turns(part)
                    .after(0, before)
                    .until(heaps::isStuck)
                    .advancing(positions -> advance)
                    .result(
                            turn -> bare.outcome(turn).map(outcome -> LEFT),
                            turn -> QuotientStep.inTurns(facts, question, turn).map(Optional::of)));
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    private static StepResult quotient(Question question, Share share, OpenFacts facts) {
        return QuotientStep.result(facts, question, share.attempt(question.meter()));
    }

    /**
     * Returns the answer by a search, and in turns with it by a proof that all followers are tame or have a quotient. A
     * bare search precedes the proof with as much work as it takes to list the options of all lesser heaps.
     */
    private static StepResult inTurns(Question question, OpenFacts facts) {
        Meter meter = question.meter();
        Position position = question.position();
        boolean great = isGreat(position);
        MisereSums sums = facts.sums(question, meter, false);
        TameOrQuotient proofs = new TameOrQuotient(question, facts);
        if (!QuotientStep.ofOneHeapGame(position)) {
            sums.exchangeLists(facts.reachable(position).listing);
        }
        boolean small = !great && QuotientStep.ofOneHeapGame(position);
        long[] ofBare = {small ? BareOutcomeSearch.workOfGreatest(position, meter) / PART_OF_BARE : 0};
        try (PositionSearch.InTurns bare = facts.bare.open(position, question.convention())) {
            return new Turns(meter)
                    .after(0, Turns.work(question.whole().cost()))
                    .until(proofs::isStuck)
                    .advancing(positions -> great ? 1 : 0)
                    .otherFirst(great ? mostOptions(question) : 0)
                    .result(
                            turn -> {
                                sums.within(turn).outcome(position);
                                return sums.answer(question);
                            },
                            turn -> {
                                if (ofBare[0] <= 0) {
                                    return proofs.next(turn);
                                }
                                Optional<Outcome> found = new LimitedAttempt(turn).find(bare::outcome);
                                ofBare[0] -= Turns.work(turn.cost());
                                return found.map(outcome -> single(question, facts));
                            });
        }
    }

    /** Returns the names of the methods. */
    @Override
    public String toString() {
        return "misère methods";
    }
}
