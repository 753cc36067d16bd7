package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.kind.nimber.EntailingProof;
import org.impartial.solve.theory.entail.EntailingSums;
import org.impartial.solve.theory.entail.NimberSet;
import org.impartial.solve.theory.entail.WinningSets;

/** Creates certificates from the sets W found by a search with entailing moves. */
final class EntailingFacts {
    private EntailingFacts() {}

    /** Returns a proof of the value of free components of one game; empty for other positions. */
    static Optional<Certificate> proof(Position position, WinningSets sets, Meter meter) {
        List<Component<?>> parts = position.components();
        ImpartialGame<?> first = parts.get(0).game();
        boolean one = parts.stream().allMatch(part -> part.game().equals(first) && !part.entailed());
        return one && first instanceof Entailing<?> game
                ? Optional.of(proof(game, position, sets, meter))
                : Optional.empty();
    }

    private static <S> Certificate proof(Entailing<S> game, Position position, WinningSets sets, Meter meter) {
        EntailingSums sums = new EntailingSums(sets, meter);
        OptionalLong value = sums.grundy(sums.of(position));
        List<String> lines = new ArrayList<>();
        Map<Component<?>, NimberSet> reached = sets.reached(position, meter);
        for (Map.Entry<Component<?>, NimberSet> fact : reached.entrySet()) {
            if (fact.getKey().game().equals(game)) {
                lines.add(line(game, fact.getKey(), fact.getValue()));
            }
        }
        return new EntailingProof<>(game, position, value, lines);
    }

    @SuppressWarnings("unchecked") // equal games have the same states
    private static <S> String line(Entailing<S> game, Component<?> component, NimberSet set) {
        return EntailingProof.line(game, (S) component.state(), set.exceptions(), set.cofinite());
    }
}
