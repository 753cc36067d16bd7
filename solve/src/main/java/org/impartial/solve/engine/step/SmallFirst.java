package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.ObjectSearch;
import org.impartial.solve.theory.GrundyValues;

/**
 * Grundy values, where play from one component, whose value theorems reduce to other values, is enumerated first within a
 * small share.
 *
 * @param only the component
 * @param values the values if that does not suffice
 */
record SmallFirst(Component<?> only, GrundyValues values) implements GrundyValues {

    @Override
    public long grundy(Component<?> component, Meter meter) {
        return (component.equals(only) ? enumerated(meter) : Optional.<Long>empty())
                .orElseGet(() -> values.grundy(component, meter));
    }

    private Optional<Long> enumerated(Meter meter) {
        try {
            return Share.FEW_POSITIONS.attempt(meter).result(part -> new ObjectSearch().grundy(only, part));
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return values.knownReplies(component, wanted, meter);
    }
}
