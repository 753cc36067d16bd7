package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.step.QuotientStep.HeapQuotient;
import org.impartial.solve.engine.step.QuotientStep.ReachableQuotient;
import org.impartial.solve.theory.sums.Claims;
import org.impartial.solve.theory.sums.PerGame;
import org.impartial.solve.theory.sums.SumClasses;
import org.jspecify.annotations.Nullable;

/**
 * The facts that the steps of an open strategy share: claims, which are opened once for each question before its steps,
 * and what searches of earlier questions found. Not safe for use by several threads at once.
 */
final class OpenFacts {
    final BareOutcomeSearch bare = new BareOutcomeSearch();
    final SumClasses classes = new SumClasses();
    final PerGame<HeapQuotient> heapQuotients = new PerGame<>(game -> new HeapQuotient((HeapGame) game));

    /** The misère search, and the quotient of all positions that are reachable from one, of the last question that needed it. */
    @Nullable
    MisereSearch search;

    @Nullable
    ReachableQuotient reachable;

    private final SharedTables shared;
    private final PerGame<List<? extends Claim<?>>> stated = Claims.stated();
    private @Nullable Claims claims;

    private OpenFacts(SharedTables shared) {
        this.shared = shared;
    }

    static OpenFacts shared(SharedTables shared) {
        return shared.of(OpenFacts.class, () -> new OpenFacts(shared));
    }

    /**
     * Opens the claims for a question. Parts without a claim are evaluated by the open engines, or, if there are none,
     * by enumerating play to its ends.
     *
     * @param meter the meter of the whole question
     */
    void begin(Meter meter) {
        if (claims == null || claims.meter() != meter) {
            claims = new Claims(
                    stated,
                    meter,
                    part -> shared.existing(EngineValues.class)
                            .map(engines -> engines.part(part, meter))
                            .orElse(OptionalLong.empty()));
        }
    }

    /** Returns the claims for the present question. */
    Claims claims() {
        return Objects.requireNonNull(claims);
    }
}
