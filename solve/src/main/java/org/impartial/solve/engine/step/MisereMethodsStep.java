package org.impartial.solve.engine.step;

import com.google.common.base.Suppliers;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.search.PositionSearch;
import org.impartial.solve.engine.step.QuotientStep.AskedQuotient;
import org.impartial.solve.engine.step.QuotientStep.HeapQuotient;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.Claims.Pets;
import org.impartial.solve.theory.sums.TameNim;

/**
 * Misère play where no claim of an outcome answers. For components that are claimed to be pet, the rule of Nim answers:
 * by claimed values, else by those of engines, unless another method needs less work. Another single component is
 * searched. A sum, and heaps, may be tame or have a quotient; which of these methods needs the least work is not known
 * beforehand, so they take equal turns and continue where they were stopped.
 *
 * @param engines the engines of the strategy
 */
public record MisereMethodsStep(List<Engine> engines) implements Step {
    /** The part of the work of a table, or of listing all lesser heaps, that others may do before it or before a quotient. */
    private static final long PART_BEFORE = 2;

    /** A position on the way to an end of play, and an option of it. */
    private static final long WORK_OF_A_MOVE = 2;

    /**
     * The heap above which the quotient may end before the search has listed its options: these grow with the heap, and a
     * quotient that exists for all heaps does not. Where moves may take any number of beans there seldom is one.
     */
    private static final long GREATEST_SEARCHED = 50;

    private static final long GREATEST_SEARCHED_UNBOUNDED = 256;

    /** The greatest heap of a sum whose table of values takes about as much work as other searches. */
    private static final long GREATEST_OF_SUM = 140;

    /** A bare search of a sum with a greater heap has one part in this many of the work of that table. */
    private static final long PARTS_OF_BARE = 32;

    /** The work of a quotient after a short bare search, where a move takes a bounded number of beans of a great heap. */
    private static final long FIRST_OF_QUOTIENT = 124;

    private static final int MOST_LISTED = 100_000;
    private static final int FEW_OPTIONS = 8;

    /** The options of a component of a sum above which a search that ends at the first winning move may be much shorter. */
    private static final long MANY_OPTIONS = 32;

    /** {@return misère search alone, on canonical forms of small parts and on the other components} */
    public static Step searchAlone() {
        return Step.of("misère search", QuestionKind.MISERE, shared -> {
            OpenFacts facts = OpenFacts.shared(shared);
            return question -> new Attempts(question, facts).bySearch(false);
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
        return question -> new Attempts(question, facts).result(values);
    }

    /** The methods for one question, with what they open. Each continues where it was stopped, and uses what others found. */
    private static final class Attempts {
        private final Question question;
        private final OpenFacts facts;
        private final Position position;
        private final Meter meter;
        private final Supplier<AskedQuotient> quotient;
        /** The work that the bare search of a sum of heaps has left before the quotient. */
        private long ofBare;
        /** The work of the short bare search, which a later one continues, where a quotient is more likely to end first. */
        private long begun;

        Attempts(Question question, OpenFacts facts) {
            this.question = question;
            this.facts = facts;
            position = question.position();
            meter = question.meter();
            quotient = Suppliers.memoize(() -> new AskedQuotient(this.question, this.facts));
        }

        /** Returns the answer by claims of pet components, which needs no search, or by the other methods. */
        StepResult result(GrundyValues values) {
            Optional<Pets> pets = facts.claims().pets(position);
            Optional<Answer<?>> claimed = pets.flatMap(
                    all -> ClaimsStep.ofPets(all, facts.claims(), meter).answer());
            if (claimed.isPresent()) {
                return claimed.get();
            }
            StepResult result = pets.flatMap(all -> byPets(all, values)).orElseGet(this::byMethods);
            return result instanceof Answer<?> answer ? answer.amongMethods("misère search or quotient") : result;
        }

        private StepResult byMethods() {
            if (heaps().isEmpty() && isSingle()) {
                return bySearch(true);
            }
            PositionSearch search = facts.bare.search(question.convention());
            try (PositionSearch.InTurns bare = search.inTurns(position)) {
                if (heaps().isEmpty()) {
                    return inTurns(bare::outcome, workOfBare(), meter);
                }
                MisereSearch last = facts.search;
                if (orIfBeyond(
                        false,
                        () -> bare.isKnown(meter)
                                || (last != null && last.isDecided(position, meter))
                                || endsSoon(bare))) {
                    return bySearch(true);
                }
                boolean great = isSingle() && isGreat();
                Meter part = great && mostTaken().isPresent()
                        ? meter.turn(FIRST_OF_QUOTIENT)
                        : Share.TRIVIAL_QUOTIENT.of(meter);
                Optional<StepResult> first =
                        isUnbounded() ? Optional.empty() : quotient.get().next(part);
                return first.or(() -> great ? soon(meter) : Optional.empty())
                        .orElseGet(() -> orIfBeyond(false, this::decidesInTurns)
                                ? bySearch(true)
                                : inTurns(bare::outcome, workOfBare(), meter));
            }
        }

        /** Returns whether a short bare search finds the outcome. A long list, which is one piece, is not begun. */
        private boolean endsSoon(PositionSearch.InTurns bare) {
            int most = (int) Share.FIRST_OF_HEAPS.most();
            long before = Turns.work(meter.cost());
            boolean ends = mostOptions(most) < most
                    && new LimitedAttempt(meter.turn(most)).find(bare::outcome).isPresent();
            begun = mostTaken().isPresent() ? Turns.work(meter.cost()) - before : 0;
            return ends;
        }

        /** Returns the greatest heap, if all components are heaps of one game. */
        private Optional<Component<?>> heaps() {
            return quotient.get().greatest;
        }

        /** Returns the most beans that a move takes; empty if that grows with the heap. */
        private OptionalInt mostTaken() {
            return new HeapAtoms((HeapGame) heaps().orElseThrow().game())
                    .reach().stream().mapToInt(reach -> reach.taken()).findFirst();
        }

        /** Returns whether moves may take any number of beans, or split heaps that are not great. */
        private boolean isUnbounded() {
            return heaps().isPresent() && mostTaken().isEmpty() && !(isGreat() && allSplit());
        }

        /** Returns whether each move splits a heap: the first options show it. */
        private boolean allSplit() {
            return orIfBeyond(
                    true,
                    () -> heaps().orElseThrow().firstOptions(FEW_OPTIONS, Meter.unlimited()).stream()
                            .allMatch(option -> option.components().size() > 1));
        }

        private boolean isSingle() {
            return position.components().size() <= 1;
        }

        private boolean isGreat() {
            boolean bounded = heaps().isEmpty() || mostTaken().isPresent() || allSplit();
            long most = bounded ? GREATEST_SEARCHED : GREATEST_SEARCHED_UNBOUNDED;
            return position.components().stream()
                    .anyMatch(heap -> heap.game() instanceof HeapGame && (Long) heap.state() > most);
        }

        /** Returns the answer by the rule of Nim or a quotient for pet components, if search does not find it before. */
        private Optional<StepResult> byPets(Pets pets, GrundyValues values) {
            Optional<StepResult> soon = beforeTables();
            if (soon.isPresent()
                    || facts.bare
                            .outcomeBefore(BareOutcomeSearch.workOfTables(question), question)
                            .isPresent()) {
                return soon;
            }
            GrundyValues claimed = new ClaimedValues(facts.claims(), values);
            return Optional.of(Answer.searched(TameNim.ofPets(claimed, meter), pets.bases()));
        }

        /**
         * Returns the result of other methods for heaps with less work than their table of values. Where an engine of the
         * game fills the table, that is the work of its first values, among which a period may be found: the quotient
         * precedes, and for one heap a search follows in turns with it, unless play has more moves than that.
         */
        private Optional<StepResult> beforeTables() {
            if (heaps().isEmpty()) {
                return Optional.empty();
            }
            Component<?> heap = heaps().get();
            if (BareOutcomeSearch.isTableFilled(heap)) {
                if (isSingle() && !isGreat()) {
                    return Optional.empty();
                }
                long work = BareOutcomeSearch.workOfHeaps(heap, meter);
                return isSingle() ? soon(meter.fork(work)) : beforeTable(work);
            }
            long first = BareOutcomeSearch.workOfFirstValues(heap, meter);
            OptionalInt taken = mostTaken();
            if (first < FIRST_OF_QUOTIENT || taken.isEmpty()) {
                return Optional.empty();
            }
            Optional<StepResult> found = quotient.get().next(meter.turn(first));
            long moves = (Long) heap.state() / taken.getAsInt();
            return found.isPresent() || WORK_OF_A_MOVE * moves > first ? found : soon(meter.fork(2 * first));
        }

        /** Returns the answer of the search, which may begin with a bare search of one component. */
        StepResult bySearch(boolean bareFirst) {
            return sums(meter, bareFirst).answer(question);
        }

        private MisereSums sums(Meter part, boolean bareFirst) {
            MisereSearch last = facts.search;
            MisereSearch search = (last == null ? new MisereSearch() : last).forQuestion(position, part);
            facts.search = search;
            Optional<BareOutcomeSearch> bare = bareFirst ? Optional.of(facts.bare) : Optional.empty();
            return new MisereSums(search, facts.claims(), bare, part, question.whole());
        }

        /** Returns whether the search and the bare search in turns find the outcome of one heap; it is kept. */
        private boolean decidesInTurns() {
            return isSingle()
                    && Share.OUTCOME_ALONE
                            .attempt(meter)
                            .find(turn -> sums(turn, true).beginningBare(position))
                            .isPresent();
        }

        /** Returns the greatest number of options of a heap, but not more than a limit. */
        private long mostOptions(int limit) {
            return position.components().stream()
                    .mapToInt(heap -> orIfBeyond(
                            limit, () -> heap.firstOptions(limit, meter).size()))
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
         * Returns the answer for one great heap whose play does not lead to sums by a quotient and a bare search in turns, and
         * empty if neither ends. For other positions nothing is attempted.
         *
         * @param limit limits both
         */
        @SuppressWarnings("OptionalMapToOptional") // the result of a turn may be that there is no answer
        private Optional<StepResult> soon(Meter limit) {
            if (!isSingle()) {
                return Optional.empty();
            }
            LimitedAttempt attempt = new LimitedAttempt(limit);
            long before = Turns.work(question.whole().cost());
            HeapQuotient built = quotient.get().heaps.get();
            PositionSearch search = facts.bare.search(question.convention());
            try (PositionSearch.InTurns single = search.inTurns(position, built::known)) {
                return attempt.find(part -> new Turns(part)
                        .after(begun, before - begun)
                        .beginningWith(1, 1)
                        .favouringOther(mostTaken().isPresent() ? 4 : 0)
                        .until(built::isStuck)
                        .result(
                                turn -> single.outcome(turn).map(outcome -> bySearch(true)),
                                turn -> quotient.get().next(turn).map(Optional::of)));
            } catch (BeyondRangeException tooMany) {
                return Optional.empty();
            }
        }

        /**
         * Returns the answer by a search, and in turns with it by a proof that all followers are tame or have a quotient. A
         * bare search of heaps precedes the proof with as much work as it takes to list the options of all lesser ones.
         */
        private StepResult inTurns(Function<Meter, Optional<Outcome>> bare, long workOfBare, Meter limit) {
            AskedQuotient built = quotient.get();
            MisereSums sums = sums(meter, false);
            Function<Meter, Outcome> search = sums.inTurns(position);
            PositionSearch single = facts.bare.search(question.convention());
            if (heaps().isPresent()) {
                sums.exchange(single, true);
            } else {
                sums.exchangeLists(built.reachable.get().listing, single);
            }
            TameOrQuotient proofs = new TameOrQuotient(built::next, this::tameness);
            boolean great = isGreat();
            ofBare = heaps().isEmpty() && sums.hasHeap(position) ? 0 : workOfBare;
            return new Turns(limit)
                    .after(0, Turns.work(question.whole().cost()))
                    .until(built::isStuck)
                    .beginningWith(great ? mostOptions(MOST_LISTED) : 1, great ? 1 : Turns.FIRST)
                    .favouringOther(great && heaps().isPresent() && mostTaken().isPresent() ? 1 : 0)
                    .result(
                            search.andThen(outcome -> sums.answer(question)),
                            turn -> ofBare > 0 ? byBare(bare, turn) : proofs.next(turn));
        }

        /** Answers by tameness, unless a quotient of heaps takes as little: where a move takes few beans, or all split. */
        private StepResult tameness(Meter attempt) {
            return heaps().isEmpty() || isUnbounded()
                    ? TameSums.result(facts.classes, position, attempt, meter)
                    : StepResult.declined("leaves heaps to their quotient");
        }

        /** Returns the result of a bare search of a sum of heaps before their table; of great ones of search and a quotient too. */
        private Optional<StepResult> beforeTable(long work) {
            boolean small = (Long) heaps().orElseThrow().state() <= GREATEST_OF_SUM;
            PositionSearch search = facts.bare.search(question.convention());
            try (PositionSearch.InTurns bare = search.inTurns(position)) {
                Optional<StepResult> found = BareOutcomeSearch.beforeWork(small ? work : work / PARTS_OF_BARE, question)
                        .find(bare::outcome)
                        .map(outcome -> bySearch(true));
                return small || found.isPresent()
                        ? found
                        : new LimitedAttempt(meter.fork(2 * work, 2 * work))
                                .find(part -> Optional.of(inTurns(bare::outcome, 0, part)));
            }
        }

        /**
         * Returns the work that a bare search of a sum does before its quotient: part of listing all lesser heaps, or followers
         * of a component whose number of options grows like theirs.
         */
        private long workOfBare() {
            if (heaps().isEmpty()) {
                long options = mostOptions(MOST_LISTED);
                return options < MANY_OPTIONS ? 0 : options * options / 2 / PART_BEFORE;
            }
            boolean unbounded = isUnbounded();
            return !unbounded && isGreat()
                    ? 0
                    : BareOutcomeSearch.workOfHeaps(heaps().orElseThrow(), meter) / (unbounded ? 1 : PART_BEFORE);
        }

        private Optional<StepResult> byBare(Function<Meter, Optional<Outcome>> bare, Meter turn) {
            Optional<Outcome> found = new LimitedAttempt(turn).find(bare);
            ofBare -= Turns.work(turn.cost());
            return found.map(outcome -> bySearch(true));
        }
    }

    @Override
    public String toString() {
        return "misère methods";
    }
}
