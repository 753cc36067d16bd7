package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.nimber.KnownFacts;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.engine.search.ListedOptions;
import org.impartial.solve.engine.search.SearchedValues.ValueTurns;
import org.impartial.solve.theory.GrundyValues;

/**
 * Grundy values by nimber search, which all steps of an open strategy share. For options the search decides whether they
 * have the required value, without computing their own. Not safe for use by several threads.
 */
final class OpenNimbers implements GrundyValues {
    private NimberSearch search;

    OpenNimbers(NimberSearch search) {
        this.search = search;
    }

    static OpenNimbers shared(SharedTables shared) {
        return shared.of(OpenNimbers.class, () -> new OpenNimbers(new NimberSearch(1, KnownFacts.of(shared))));
    }

    /** Returns the search for a question, which is used for values from now on. */
    NimberSearch forQuestion(Position position) {
        search = search.forQuestion(position);
        return search;
    }

    /** Returns the value of a canonical component if the search has found it. */
    OptionalLong found(Component<?> canonical) {
        return search.found(canonical);
    }

    /** Returns whether the search has excluded the value 0 of a canonical component. */
    boolean excludesZero(Component<?> canonical) {
        return search.excludesZero(canonical);
    }

    /** Returns the search for the value of a component in turns. */
    ValueTurns inTurns(Component<?> component, Function<Component<?>, OptionalLong> elsewhere, ListedOptions lists) {
        return search.inTurns(component, elsewhere, lists);
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        return search.value(component, meter);
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return Optional.of(component.options(meter).stream().filter(option -> search.hasValue(option, wanted, meter)));
    }
}
