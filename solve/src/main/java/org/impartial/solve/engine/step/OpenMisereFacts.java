package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.search.PositionSearch;
import org.impartial.solve.engine.step.QuotientStep.HeapQuotient;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.sums.PerGame;
import org.impartial.solve.theory.tame.nim.SumClasses;
import org.jspecify.annotations.Nullable;

/**
 * The facts that the steps of misère play share while a strategy is open: claims, the tables of the search, the classes
 * of components, and quotients. Not safe for use by several threads at once.
 */
final class OpenMisereFacts {
    private MisereSearch search = new MisereSearch();
    final SumClasses classes = new SumClasses();
    final PerGame<HeapQuotient> heapQuotients = new PerGame<>(game -> new HeapQuotient((HeapGame) game));

    /** The last quotient of all positions that are reachable from one. */
    @Nullable
    MisereQuotient reachable;

    private final BareOutcomeSearch bare;
    private final OpenClaims claims;
    private final SharedTables shared;

    private OpenMisereFacts(SharedTables shared) {
        this.shared = shared;
        this.bare = BareOutcomeSearch.shared(shared);
        this.claims = OpenClaims.shared(shared);
    }

    static OpenMisereFacts shared(SharedTables shared) {
        return shared.of(OpenMisereFacts.class, () -> new OpenMisereFacts(shared));
    }

    /** Returns the theory of sums by search, which begins with a bare search of a single component if that is allowed. */
    MisereSums sums(Question question, boolean bareFirst) {
        search = search.forQuestion(question.position(), question.meter());
        return new MisereSums(
                search,
                claims.of(question, List.of(), shared),
                bareFirst ? Optional.of(bare) : Optional.empty(),
                question.meter(),
                question.whole());
    }

    /** Returns whether the search finds the outcome within a share; its results are kept. */
    boolean searchDecides(Question question, LimitedAttempt attempt) {
        return attempt.result(meter -> sums(question.within(meter), false).outcome(question.position()))
                .isPresent();
    }

    /** Returns whether a bare search, also of sums, finds the outcome with some work; it is kept. */
    boolean bareDecides(Question question, long work) {
        return new LimitedAttempt(question.meter().turn(work))
                .result(turn -> bare.outcomeOfSums(question.position(), question.convention(), turn))
                .isPresent();
    }

    /** Returns the bare search of the position of a question in turns. */
    PositionSearch.InTurns bareInTurns(Question question) {
        return bare.open(question.position(), question.convention());
    }

    /** Returns whether the search and the bare search in turns find the outcome within a share; it is kept. */
    boolean turnsDecide(Question question, LimitedAttempt attempt) {
        return attempt.find(meter -> sums(question.within(meter), true).outcomeWithoutValue(question.position()))
                .isPresent();
    }
}
