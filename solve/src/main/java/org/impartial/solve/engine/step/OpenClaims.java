package org.impartial.solve.engine.step;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.theory.sums.Claims;
import org.jspecify.annotations.Nullable;

/** The claims of games, opened once for each question for all steps of a strategy. */
final class OpenClaims {
    private final Claims claims = new Claims();
    private @Nullable Claims view;

    static OpenClaims shared(SharedTables shared) {
        return shared.of(OpenClaims.class, OpenClaims::new);
    }

    /**
     * Returns the claims for a question. Parts without a claim are evaluated by the engines, or, if {@code engines} is
     * empty, by enumerating play to its ends.
     */
    Claims of(Question question, List<Engine> engines, SharedTables shared) {
        Meter meter = question.whole();
        Claims open = view;
        if (open == null || open.meter() != meter) {
            Function<Component<?>, OptionalLong> parts = engines.isEmpty()
                    ? part -> OptionalLong.empty()
                    : part -> EngineValues.shared(engines, shared).part(part, meter);
            open = claims.asking(meter, parts);
            view = open;
        }
        return open;
    }
}
