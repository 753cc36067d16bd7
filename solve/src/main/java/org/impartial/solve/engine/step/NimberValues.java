package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.theory.GrundyValues;

/**
 * Grundy values by nimber search. For options the search decides whether they have the required value, without
 * computing their own.
 *
 * @param search the search, with its tables
 */
record NimberValues(NimberSearch search) implements GrundyValues {

    @Override
    public long grundy(Component<?> component, Meter meter) {
        return search.value(component, meter);
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return Optional.of(component.options(meter).stream().filter(option -> search.hasValue(option, wanted, meter)));
    }
}
