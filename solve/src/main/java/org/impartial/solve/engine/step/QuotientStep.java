package org.impartial.solve.engine.step;

import com.google.common.base.Suppliers;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Basis.Reference;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
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
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.quotient.MisereQuotient.Element;
import org.impartial.solve.theory.quotient.QuotientConstruction;
import org.impartial.solve.theory.quotient.QuotientConstruction.ComponentListing;
import org.impartial.solve.theory.quotient.QuotientConstruction.QuotientSearch;
import org.jspecify.annotations.Nullable;

/**
 * Misère play through verified quotients: of the one heap game of the sum, up to its greatest heap, or for all heaps if
 * Φ is proved to be periodic; else of all reachable positions. Declines positions that no quotient covers within its
 * share. Constructions of heap games are kept and continued.
 *
 * @param share the budget of the construction of a quotient
 */
public record QuotientStep(Share share) implements Step {
    /** The greatest heap up to which a period is searched for. */
    private static final int GREATEST_HEAP = 20_000;

    /**
     * The heap up to which the construction continues, once for each game, to find a certificate, since a final
     * quotient covers more than a partial one.
     */
    private static final int CERTIFIED_HEAP = 400;

    private static final String SOURCE = "Plambeck-Siegel 2008";

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        OpenFacts facts = OpenFacts.shared(shared);
        return question -> new AskedQuotient(question, facts).result(share.attempt(question.meter()), false);
    }

    /** The quotient for one question, whose construction continues in each attempt. */
    static final class AskedQuotient {
        private final Question question;
        /** The greatest heap, if all components are heaps of one game. */
        final Optional<Component<?>> greatest;

        final Supplier<HeapQuotient> heaps;
        final Supplier<ReachableQuotient> reachable;

        AskedQuotient(Question question, OpenFacts facts) {
            this.question = question;
            Position position = question.position();
            greatest = HeapGame.onlyOf(position)
                    .flatMap(game ->
                            position.components().stream().max(Comparator.comparingLong(heap -> (Long) heap.state())));
            heaps = Suppliers.memoize(
                    () -> facts.heapQuotients.of(greatest.orElseThrow().game()));
            reachable = Suppliers.memoize(() -> {
                ReachableQuotient last = facts.reachable;
                ReachableQuotient suiting =
                        last != null && last.suits(question) ? last : new ReachableQuotient(question);
                facts.reachable = suiting;
                return suiting;
            });
        }

        /**
         * Returns the answer by a quotient whose construction continues in a turn; empty if it needs a longer one. A share
         * that is used up ends all turns, as each further one would begin the last step again.
         */
        Optional<StepResult> next(Meter turn) {
            LimitedAttempt attempt = new LimitedAttempt(turn);
            return attempt.result(part -> result(attempt, true))
                    .filter(result -> result.answer().isPresent());
        }

        /** Returns the answer by a quotient that is constructed within an attempt, whose turn may end if it is one. */
        StepResult result(LimitedAttempt attempt, boolean inTurns) {
            if (!question.play().isSummable()) {
                return StepResult.declined("builds quotients of sums, and the position is played alone");
            }
            return greatest.isPresent()
                    ? ofHeaps(greatest.get(), attempt.meter(), inTurns)
                    : ofPositions(attempt, inTurns);
        }

        /** Returns whether the construction cannot continue. */
        boolean isStuck() {
            return greatest.isPresent()
                    ? heaps.get().isStuck()
                    : reachable.get().isStuck();
        }

        private StepResult ofHeaps(Component<?> heap, Meter attempt, boolean inTurns) {
            MisereQuotient quotient = heaps.get().reaching(heap, attempt, inTurns);
            return quotient.covers(heap)
                    ? answer(quotient, "the heaps of " + heap.game().name())
                            .remarking(
                                    () -> quotient.isFinal() ? "" : heaps.get().continued(question.meter()))
                    : StepResult.declined("has a quotient of " + heap.game().name() + " up to the heap "
                            + quotient.verified() + " only");
        }

        private StepResult ofPositions(LimitedAttempt attempt, boolean inTurns) {
            Optional<MisereQuotient> built =
                    attempt.find(part -> reachable.get().grown(part, inTurns));
            if (built.isEmpty()) {
                return StepResult.declined("could not list the reachable positions within its share");
            }
            question.meter().poll();
            return built.get().isFinal()
                    ? answer(built.get(), "all reachable positions")
                    : StepResult.declined("built no final quotient of the reachable positions within its share");
        }

        private Answer<Element> answer(MisereQuotient quotient, String of) {
            Element element = quotient.of(question.position());
            String reading = quotient.outcome(element) == Outcome.P
                    ? " in P, so every move leaves an element outside P"
                    : " outside P, so the winning moves are those to elements of P";
            Basis basis = new Basis(
                    "sums of " + of + " have a verified misère quotient, " + quotient + "; this one is the element "
                            + element + reading,
                    new Reference(SOURCE),
                    Basis.Status.COMPUTED);
            return Answer.proved(new MeteredQuotient(quotient, question.meter()), List.of(basis))
                    .certifiedBy(quotient::certificate);
        }
    }

    /** The quotient of all positions that are reachable from one as far as it has been built. */
    static final class ReachableQuotient {
        final ComponentListing listing;
        private final Question question;
        private @Nullable QuotientConstruction construction;

        ReachableQuotient(Question question) {
            this.question = question;
            listing = new ComponentListing(List.of(question.position()));
        }

        /** Returns whether this was begun for a question, or is the final quotient for each component of its position. */
        private boolean suits(Question other) {
            MisereQuotient built = construction == null ? null : construction.quotient();
            boolean covers = built != null
                    && built.isFinal()
                    && other.position().components().stream().allMatch(built::covers);
            return covers
                    || (other.whole() == question.whole() && other.position().equals(question.position()));
        }

        /** Returns whether the construction cannot continue. */
        boolean isStuck() {
            return construction != null && construction.obstacle().isPresent();
        }

        /** Continues the listing and the construction, whose turn may end; empty if the listing is not complete. */
        Optional<MisereQuotient> grown(Meter attempt, boolean inTurns) {
            QuotientConstruction begun = construction;
            if (begun == null) {
                begun = listing.construction(attempt);
                construction = begun;
            }
            return Optional.of(
                    inTurns
                            ? begun.grow(0, attempt)
                            : QuotientSearch.grown(begun, 0, attempt).quotient());
        }
    }

    /** The quotient of one heap game as far as it has been built. */
    static final class HeapQuotient {
        private final QuotientConstruction construction;
        private MisereQuotient quotient;
        private long failedCost;
        private long certificateCost;

        HeapQuotient(HeapGame game) {
            construction = QuotientConstruction.of(game);
            quotient = construction.quotient();
        }

        /**
         * Returns the quotient, extended to a heap, and, except in turns, to where it is certified to be final if half of
         * the rest of the attempt suffices. What failed is not tried again with less than twice the work, except in turns.
         */
        MisereQuotient reaching(Component<?> heap, Meter attempt, boolean inTurns) {
            if (!quotient.covers(heap) && affords(new LimitedAttempt(attempt), 2 * failedCost)) {
                int wanted = (int) Math.min((Long) heap.state(), GREATEST_HEAP);
                if (inTurns) {
                    continueTo(wanted, attempt);
                } else {
                    failedCost = grow(wanted, attempt) ? Turns.work(attempt.cost()) : 0;
                }
            }
            if (!inTurns && quotient.covers(heap)) {
                certify(attempt);
            }
            return quotient;
        }

        private void certify(Meter attempt) {
            LimitedAttempt certifying = Share.QUOTIENT_CERTIFICATE.attempt(attempt);
            if (!quotient.isFinal() && affords(certifying, 2 * certificateCost)) {
                grow(CERTIFIED_HEAP, certifying.meter());
                certificateCost = Turns.work(certifying.meter().cost());
            }
        }

        /** Returns how the quotient continues beyond the heaps of an answer, for its explanation, if it becomes final. */
        String continued(Meter meter) {
            certify(Share.EXHIBITS.of(meter));
            return quotient.period()
                    .map(period -> "continued, this quotient is final: " + period)
                    .orElse("");
        }

        /** Returns whether the construction cannot continue. */
        boolean isStuck() {
            return construction.obstacle().isPresent() || quotient.verified() >= GREATEST_HEAP;
        }

        /** Returns the outcome of a heap up to which the construction has come. */
        Optional<Outcome> known(Component<?> heap) {
            return quotient.covers(heap) ? Optional.of(quotient.outcome(quotient.of(heap))) : Optional.empty();
        }

        private static boolean affords(LimitedAttempt attempt, long work) {
            return attempt.result(meter -> {
                        meter.require(work);
                        return true;
                    })
                    .isPresent();
        }

        private void continueTo(int wanted, Meter turn) {
            try {
                construction.grow(wanted, turn);
            } finally {
                quotient = construction.quotient();
            }
        }

        /** Continues the construction; returns whether it was stopped before it was complete. */
        private boolean grow(int wanted, Meter attempt) {
            QuotientSearch search = QuotientSearch.grown(construction, wanted, attempt);
            attempt.poll();
            quotient = search.quotient();
            return search.stopped().isPresent();
        }
    }
}
