package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.engine.search.SearchedValues;
import org.impartial.solve.theory.GrundyValues;

/** The open engines of one session, in order: each component is evaluated by the first that suits it. */
final class EngineValues implements GrundyValues {
    private final List<Entry> entries;
    private final SharedTables shared;

    private record Entry(Engine engine, GrundyValues tables) {}

    /**
     * Opens engines, the last of which must suit every component. Sequences and nimber search use the shared tables.
     */
    EngineValues(List<Engine> engines, SharedTables shared) {
        entries = engines.stream()
                .map(engine -> new Entry(engine, open(engine, shared)))
                .toList();
        this.shared = shared;
    }

    /** Returns the values by nimber search, for components of all games. */
    OpenNimbers nimbers() {
        return OpenNimbers.shared(shared);
    }

    /**
     * Returns the memo search of a component, which examines all its followers, if that is its engine and the component
     * has no other parts.
     */
    Optional<SearchedValues> searched(Component<?> component) {
        return component.parts().equals(component) && of(component) instanceof SearchedValues search
                ? Optional.of(search)
                : Optional.empty();
    }

    /** Returns the values of the engines that all steps of an open strategy share. */
    static EngineValues shared(List<Engine> engines, SharedTables shared) {
        return shared.of(EngineValues.class, () -> new EngineValues(engines, shared));
    }

    private static GrundyValues open(Engine engine, SharedTables shared) {
        if (engine == Engines.SEQUENCES) {
            return shared.of(Sequences.class, Sequences::new);
        }
        return engine == Engines.NIMBERS ? OpenNimbers.shared(shared) : engine.open();
    }

    /** Returns the value of a part of a state; empty if its game is loopy or has entailing moves. */
    OptionalLong part(Component<?> part, Meter meter) {
        return NimberSearch.handles(part) ? OptionalLong.of(grundy(part, meter)) : OptionalLong.empty();
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        Position parts = component.parts();
        return parts.equals(component) ? of(component).grundy(component, meter) : whole(parts, meter);
    }

    /** Returns the value of the parts of a state, which do not decompose further. */
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

    private GrundyValues of(Component<?> component) {
        return entry(component).tables;
    }

    private Entry entry(Component<?> component) {
        for (Entry entry : entries) {
            if (entry.engine.suits(component)) {
                return entry;
            }
        }
        throw new FaultyRulesException.KindException(component);
    }
}
