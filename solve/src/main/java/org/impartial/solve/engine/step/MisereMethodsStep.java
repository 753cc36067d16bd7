package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
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
import org.impartial.solve.engine.step.QuotientStep.AskedQuotient;
import org.impartial.solve.engine.step.QuotientStep.HeapQuotient;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.Claims.Pets;
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

    /**
     * The heap above which the quotient may end before the search has listed its options: these grow with the heap, and a
     * quotient that exists for all heaps does not.
     */
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
            StepResult result = new Attempts(question, facts).result(values);
            return result instanceof Answer<?> answer ? answer.amongMethods("misère search or quotient") : result;
        };
    }

    /** The methods for one question. Each continues where it was stopped, and uses what the others have found. */
    private static final class Attempts {
        private final Question question;
        private final OpenFacts facts;
        private final Position position;
        private final Meter meter;
        private final boolean heaps;
        private final boolean great;
        private final boolean whole;
        private final PositionSearch.InTurns bare;
        private final AskedQuotient quotient;
        /** The work that the bare search of a sum of heaps has left before the quotient. */
        private long ofBare;

        Attempts(Question question, OpenFacts facts) {
            this.question = question;
            this.facts = facts;
            position = question.position();
            meter = question.meter();
            whole = BareOutcomeSearch.staysWhole(position);
            bare = facts.bare.open(position, question.convention());
            quotient = new AskedQuotient(question, facts);
            heaps = HeapGame.onlyOf(position).isPresent();
            great = position.components().stream()
                    .anyMatch(heap -> heap.game() instanceof HeapGame && (Long) heap.state() > GREATEST_SEARCHED);
        }

        StepResult result(GrundyValues values) {
            Optional<StepResult> pets = byPets(values);
            if (pets.isPresent()) {
                return pets.get();
            }
            if (!heaps) {
                return position.components().size() <= 1 ? single() : inTurns();
            }
            if (orIfBeyond(false, () -> bare.isKnown(meter))) {
                return single();
            }
            StepResult trivial = quotient.result(Share.TRIVIAL_QUOTIENT.attempt(meter), false);
            if (trivial.answer().isPresent()) {
                return trivial;
            }
            Optional<StepResult> soon = great ? soon(meter) : Optional.empty();
            if (soon.isPresent() && soon.get().answer().isPresent()) {
                return soon.get();
            }
            return soon.isPresent() || orIfBeyond(false, this::decidesInTurns) ? single() : inTurns();
        }

        /** Returns the answer by the rule of Nim or a quotient if all components are pet, and search does not find it before. */
        private Optional<StepResult> byPets(GrundyValues values) {
            Optional<Pets> pets = facts.claims().pets(position);
            if (pets.isEmpty()) {
                return Optional.empty();
            }
            Optional<StepResult> soon = beforeTables();
            if (soon.isPresent()) {
                return soon.filter(result -> result.answer().isPresent());
            }
            GrundyValues claimed = new ClaimedValues(facts.claims(), values);
            return facts.bare.decidesBeforeTables(question)
                    ? Optional.empty()
                    : Optional.of(Answer.searched(
                            TameNim.ofPets(claimed, meter), pets.get().bases()));
        }

        /**
         * Returns the result of other methods for a great heap with less work than its table of values. Where an engine
         * of the game fills the table, that is the work of its first values, among which a period may be found; a search
         * of sums, or one that needs more moves to an end of play, is left out.
         */
        private Optional<StepResult> beforeTables() {
            long work = BareOutcomeSearch.workOfTables(question) / PART_BEFORE;
            if (work > 0 || !heaps) {
                return work == 0 || !great ? Optional.empty() : soon(meter.fork(2 * work));
            }
            Component<?> heap = BareOutcomeSearch.greatest(position);
            long first = Math.max(1, BareOutcomeSearch.workOfFirstValues(heap, meter));
            return new HeapAtoms((HeapGame) heap.game())
                    .reach()
                    .flatMap(reach -> !whole || WORK_OF_A_MOVE * ((Long) heap.state() / reach.taken()) > first
                            ? quotient.next(meter.turn(first))
                            : soon(meter.fork(2 * first)));
        }

        /** Returns the answer of the search that begins with a bare search. */
        private StepResult single() {
            return facts.sums(question, meter, true).answer(question);
        }

        /** Returns whether the search and the bare search in turns find the outcome of one component; it is kept. */
        private boolean decidesInTurns() {
            return whole
                    && Share.OUTCOME_ALONE
                            .attempt(meter)
                            .find(turn -> facts.sums(question, turn, true).beginningBare(position))
                            .isPresent();
        }

        private long mostOptions() {
            return position.components().stream()
                    .mapToInt(heap -> orIfBeyond(
                            MOST_LISTED,
                            () -> heap.firstOptions(MOST_LISTED, meter).size()))
                    .max()
                    .orElse(0);
        }

        /** Returns a result, or another one if a heap has too many options to list. */
        private static <T> T orIfBeyond(T other, Supplier<T> result) {
            try {
                return result.get();
            } catch (BeyondRangeException tooMany) {
                return other;
            }
        }

        /**
         * Returns the answer for one great heap whose play does not lead to sums by a quotient and a bare search in turns; it
         * is declined if the search, which keeps the outcome, ends first, and empty if neither does. For other positions
         * nothing is attempted.
         *
         * @param limit limits both
         */
        @SuppressWarnings("OptionalMapToOptional") // the result of a turn may be that there is no answer
        private Optional<StepResult> soon(Meter limit) {
            if (!whole) {
                return Optional.empty();
            }
            LimitedAttempt attempt = new LimitedAttempt(limit);
            long before = Turns.work(question.whole().cost());
            HeapQuotient built = quotient.heaps.get();
            try (PositionSearch.InTurns single = facts.bare.open(position, question.convention(), built::known)) {
                return attempt.find(part -> new Turns(part)
                        .after(0, before)
                        .until(built::isStuck)
                        .result(
                                turn -> single.outcome(turn).map(outcome -> LEFT),
                                turn -> quotient.next(turn).map(Optional::of)));
            } catch (BeyondRangeException tooMany) {
                return Optional.empty();
            }
        }

        /**
         * Returns the answer by a search, and in turns with it by a proof that all followers are tame or have a quotient. A
         * bare search precedes the proof with as much work as it takes to list the options of all lesser heaps.
         */
        private StepResult inTurns() {
            MisereSums sums = facts.sums(question, meter, false);
            Function<Meter, Outcome> search = sums.inTurns(position);
            TameOrQuotient proofs = new TameOrQuotient(question, facts, quotient);
            if (!heaps) {
                sums.exchangeLists(quotient.reachable.get().listing);
            }
            ofBare = heaps && !great ? BareOutcomeSearch.workOfGreatest(position, meter) / PART_OF_BARE : 0;
            try (bare) {
                return new Turns(meter)
                        .after(0, Turns.work(question.whole().cost()))
                        .until(proofs::isStuck)
                        .beginningWith(great ? mostOptions() : 1, great ? 1 : Turns.FIRST)
                        .result(
                                search.andThen(outcome -> sums.answer(question)),
                                turn -> ofBare > 0 ? byBare(turn) : proofs.next(turn));
            }
        }

        private Optional<StepResult> byBare(Meter turn) {
            Optional<Outcome> found = new LimitedAttempt(turn).find(bare::outcome);
            ofBare -= Turns.work(turn.cost());
            return found.map(outcome -> single());
        }
    }

    /** Returns the names of the methods. */
    @Override
    public String toString() {
        return "misère methods";
    }
}
