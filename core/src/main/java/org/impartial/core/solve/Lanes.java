package org.impartial.core.solve;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.Valuation;

/** The open engines of one session, in order: each component is valued by the first that suits it. */
final class Lanes implements Valuation {
    private final List<Entry> entries;

    private record Entry(Lane lane, Valuation tables) {}

    /** Opens lanes; the last one suits everything. */
    Lanes(List<Lane> lanes) {
        entries = lanes.stream().map(lane -> new Entry(lane, lane.open())).toList();
    }

    /** Opens lanes, some of which are open already. */
    Lanes(List<Lane> lanes, Map<Lane, Valuation> opened) {
        entries = lanes.stream()
                .map(lane -> new Entry(lane, opened.containsKey(lane) ? opened.get(lane) : lane.open()))
                .toList();
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        Position parts = component.parts();
        return parts.equals(component) ? of(component).grundy(component, meter) : whole(parts, meter);
    }

    /** The parts of a state do not fall apart further. */
    private long whole(Position parts, Meter meter) {
        long value = 0;
        for (Component<?> part : parts.components()) {
            value ^= of(part).grundy(part, meter);
        }
        return value;
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return of(component).knownReplies(component, wanted, meter);
    }

    private Valuation of(Component<?> component) {
        for (Entry entry : entries) {
            if (entry.lane.suits(component)) {
                return entry.tables;
            }
        }
        throw new IllegalArgumentException("no engine suits " + component.game().name());
    }
}
