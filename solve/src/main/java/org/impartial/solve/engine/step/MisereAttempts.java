package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.OptionalInt;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.search.PositionSearch;
import org.impartial.solve.engine.step.QuotientStep.AskedQuotient;
import org.impartial.solve.engine.step.QuotientStep.HeapQuotient;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.ClaimedValues;
import org.impartial.solve.theory.sums.Claims.Pets;
import org.impartial.solve.theory.sums.TameNim;

/** The methods for one question, with what they open. Each continues where it was stopped, and uses what others found. */
final class MisereAttempts {
    /** A position on the way to an end of play, and an option of it. */
    private static final long WORK_OF_A_MOVE = 2;

    /** The greatest heap of a sum whose table of values takes about as much work as other searches. */
    private static final long GREATEST_OF_SUM = 140;

    /** A bare search of a sum with a greater heap has one part in this many of the work of that table. */
    private static final long PARTS_OF_BARE = 32;

    /** The work of a quotient after a short bare search, where a move takes a bounded number of beans of a great heap. */
    private static final long FIRST_OF_QUOTIENT = 124;

    final Question question;
    final OpenFacts facts;
    final Position position;
    final Meter meter;
    final AskedQuotient quotient;
    final MisereShape shape;
    /** The work of the short bare search, which a later one continues, where a quotient is more likely to end first. */
    private long begun;

    MisereAttempts(Question question, OpenFacts facts) {
        this.question = question;
        this.facts = facts;
        position = question.position();
        meter = question.meter();
        quotient = new AskedQuotient(question, facts);
        shape = new MisereShape(position, quotient.greatest, meter);
    }

    /** Returns the answer by claims of pet components, which needs no search, or by the other methods. */
    StepResult result(GrundyValues values) {
        Optional<Pets> pets = facts.claims().pets(position);
        GrundyValues known = new ClaimedValues(facts.claims(), values);
        Optional<Answer<?>> claimed =
                pets.flatMap(all -> ClaimsStep.ofPets(all, known, meter).answer());
        if (claimed.isPresent()) {
            return claimed.get();
        }
        StepResult result = pets.flatMap(all -> byPets(all, known)).orElseGet(this::byMethods);
        return result instanceof Answer<?> answer ? answer.amongMethods("misère search or quotient") : result;
    }

    private StepResult byMethods() {
        if (shape.heaps().isEmpty() && shape.isSingle()) {
            return bySearch(true);
        }
        PositionSearch search = facts.bare.search(question.convention());
        try (PositionSearch.InTurns bare = search.inTurns(position)) {
            if (shape.heaps().isEmpty()) {
                long great = sums(meter, false).greatHeaps(position);
                return great == 1
                        ? bySearch(false)
                        : new SumTurns(this, bare::outcome, great > 1 ? 0 : shape.workOfBare()).result(meter);
            }
            MisereSearch last = facts.search;
            if (MisereShape.orIfBeyond(
                    false,
                    () -> bare.isKnown(meter) || (last != null && last.isDecided(position, meter)) || endsSoon(bare))) {
                return bySearch(true);
            }
            boolean great = shape.isSingle() && shape.isGreat();
            boolean quotientFirst = (great && shape.isBounded()) || shape.isSearchedLong();
            Meter part = quotientFirst ? meter.turn(FIRST_OF_QUOTIENT) : Share.TRIVIAL_QUOTIENT.of(meter);
            Optional<StepResult> first = shape.isUnbounded() ? Optional.empty() : quotient.next(part);
            return first.or(() -> great ? soon(meter) : Optional.empty())
                    .orElseGet(() -> MisereShape.orIfBeyond(false, this::decidesInTurns)
                            ? bySearch(true)
                            : new SumTurns(this, bare::outcome, shape.workOfBare()).result(meter));
        }
    }

    /** Returns whether a short bare search finds the outcome. A long list, which is one piece, is not begun. */
    private boolean endsSoon(PositionSearch.InTurns bare) {
        int most = (int) Share.FIRST_OF_HEAPS.most();
        long before = Turns.work(meter.cost());
        boolean ends = !shape.isSearchedLong()
                && shape.mostOptions(most) < most
                && new LimitedAttempt(meter.turn(most)).find(bare::outcome).isPresent();
        begun = shape.isBounded() ? Turns.work(meter.cost()) - before : 0;
        return ends;
    }

    /** Returns the answer by the rule of Nim or a quotient for pet components, if search does not find it before. */
    private Optional<StepResult> byPets(Pets pets, GrundyValues values) {
        Optional<StepResult> soon = beforeTables().or(this::beforeValuesOfSum);
        if (soon.isPresent()
                || facts.bare
                        .outcomeBefore(BareOutcomeSearch.workOfTables(question), question)
                        .isPresent()) {
            return soon;
        }
        return Optional.of(Answer.searched(TameNim.ofPets(values, meter), pets.bases()));
    }

    /** Returns the result of two searches of a sum of different games in turns, with less work than the values of its parts. */
    private Optional<StepResult> beforeValuesOfSum() {
        MisereSums sums = sums(meter, false);
        if (shape.heaps().isPresent() || shape.isSingle() || sums.greatHeaps(position) > 0) {
            return Optional.empty();
        }
        PositionSearch single = facts.bare.search(question.convention());
        sums.exchange(single, false);
        LimitedAttempt attempt = BareOutcomeSearch.beforeWork(shape.workOfValues(facts.claims()), question);
        try (PositionSearch.InTurns bare = single.inTurns(position)) {
            return attempt.result(part -> new Turns(part)
                    .after(0, Turns.work(question.whole().cost()))
                    .until(() -> false)
                    .result(
                            sums.inTurns(position).andThen(outcome -> sums.answer(question)),
                            turn -> bare.outcome(turn).map(outcome -> bySearch(true))));
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    /**
     * Returns the result of other methods for heaps with less work than their table of values. Where an engine of the
     * game fills the table, that is the work of its first values, among which a period may be found: the quotient
     * precedes, and for one heap a search follows in turns with it, unless play has more moves than that.
     */
    private Optional<StepResult> beforeTables() {
        if (shape.heaps().isEmpty()) {
            return Optional.empty();
        }
        Component<?> heap = shape.heaps().get();
        if (BareOutcomeSearch.isTableFilled(heap)) {
            if (shape.isSingle() && !shape.isGreat()) {
                return Optional.empty();
            }
            long work = BareOutcomeSearch.workOfHeaps(heap, meter);
            return shape.isSingle() ? soon(meter.fork(work)) : beforeTable(work);
        }
        long first = BareOutcomeSearch.workOfFirstValues(heap, meter);
        OptionalInt taken = shape.mostTaken();
        if (first < FIRST_OF_QUOTIENT || taken.isEmpty()) {
            return Optional.empty();
        }
        Optional<StepResult> found = quotient.next(meter.turn(first));
        long moves = (Long) heap.state() / taken.getAsInt();
        return found.isPresent() || WORK_OF_A_MOVE * moves > first ? found : soon(meter.fork(2 * first));
    }

    /** Returns the answer of the search, which may begin with a bare search of one component. */
    StepResult bySearch(boolean bareFirst) {
        return sums(meter, bareFirst).answer(question);
    }

    MisereSums sums(Meter part, boolean bareFirst) {
        MisereSearch last = facts.search;
        MisereSearch search = (last == null ? new MisereSearch() : last).forQuestion(position, part);
        facts.search = search;
        Optional<BareOutcomeSearch> bare = bareFirst ? Optional.of(facts.bare) : Optional.empty();
        return new MisereSums(search, facts.claims(), bare, part, question.whole());
    }

    /** Returns whether the search and the bare search in turns find the outcome of one heap; it is kept. */
    private boolean decidesInTurns() {
        return shape.isSingle()
                && Share.OUTCOME_ALONE
                        .attempt(meter)
                        .find(turn -> sums(turn, true).beginningBare(position))
                        .isPresent();
    }

    /**
     * Returns the answer for one great heap whose play does not lead to sums by a quotient and a bare search in turns, and
     * empty if neither ends. For other positions nothing is attempted.
     *
     * @param limit limits both
     */
    @SuppressWarnings("OptionalMapToOptional") // the result of a turn may be that there is no answer
    private Optional<StepResult> soon(Meter limit) {
        if (!shape.isSingle()) {
            return Optional.empty();
        }
        LimitedAttempt attempt = new LimitedAttempt(limit);
        long before = Turns.work(question.whole().cost());
        HeapQuotient built = quotient.heaps.get();
        PositionSearch search = facts.bare.search(question.convention());
        try (PositionSearch.InTurns single = search.inTurns(position, built::known)) {
            return attempt.find(part -> new Turns(part)
                    .after(begun, before - begun)
                    .beginningWith(1, 1)
                    .favouringOther(shape.isBounded() ? 4 : 0)
                    .until(built::isStuck)
                    .result(
                            turn -> single.outcome(turn).map(outcome -> bySearch(true)),
                            turn -> quotient.next(turn).map(Optional::of)));
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    /** Returns the result of a bare search of a sum of heaps before their table; of great ones of search and a quotient too. */
    private Optional<StepResult> beforeTable(long work) {
        boolean small = (Long) shape.heaps().orElseThrow().state() <= GREATEST_OF_SUM;
        PositionSearch search = facts.bare.search(question.convention());
        try (PositionSearch.InTurns bare = search.inTurns(position)) {
            Optional<StepResult> found = BareOutcomeSearch.beforeWork(small ? work : work / PARTS_OF_BARE, question)
                    .find(bare::outcome)
                    .map(outcome -> bySearch(true));
            return small || found.isPresent()
                    ? found
                    : new LimitedAttempt(meter.fork(2 * work, 2 * work))
                            .find(part -> Optional.of(new SumTurns(this, bare::outcome, 0).result(part)));
        }
    }
}
