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

/**
 * The theory of Sprague and Grundy for normal play [Sprague 1935] [Grundy 1939]: values of components add by XOR, and a
 * move wins if it takes its component to the XOR of all others.
 */
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
