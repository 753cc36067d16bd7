package org.impartial.core.solve;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.Valuation;
import org.impartial.core.theory.sums.Remembered;

/** Values from somewhere else, for one question: each component is valued once, and that is counted. */
record CountedValues(Valuation valuation, Remembered<Long> known) implements Valuation {

    CountedValues(Valuation valuation) {
        this(valuation, new Remembered<>());
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        return known.of(component, () -> {
            meter.spend(1);
            return valuation.grundy(component, meter);
        });
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return valuation.knownReplies(component, wanted, meter);
    }
}
