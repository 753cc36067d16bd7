package org.impartial.solve.theory.sums;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;

/** Sums by XOR of Grundy values; a move wins if it takes its part to the XOR of all others [Sprague 1935]. */
public record Nimbers(GrundyValues valuation, Meter meter) implements NimberTheory {

    @Override
    public Long of(Component<?> component) {
        return valuation.grundy(component, meter);
    }

    @Override
    public Stream<Move> winningMoves(Position position) {
        long total = valuation.grundy(position, meter);
        List<Component<?>> components = position.components();
        if (total == 0) {
            return Stream.empty();
        }
        return Lazily.flatMap(IntStream.range(0, components.size()), i -> {
            Component<?> component = components.get(i);
            return valuation
                    .replies(component, total ^ valuation.grundy(component, meter), meter)
                    .map(option -> new Move(position, i, option));
        });
    }
}
