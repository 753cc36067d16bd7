package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.SearchedValues;
import org.impartial.solve.engine.search.SearchedValues.ValueTurns;
import org.impartial.solve.theory.GrundyValues;

/**
 * Grundy values, where the value of one component is searched for by memo search and by nimber search in turns: which
 * of them needs less work is not known beforehand. Each uses the values that the other one has found. Not safe for use
 * by several threads.
 */
final class ValuesInTurns implements GrundyValues {
    private static final int FIRST_OPTIONS = 10_000;

    /** Nimber search holds at most one part in this many of the memory: memo search needs less for a position. */
    private static final int PART_OF_MEMORY = 8;

    /** The bytes of a position that nimber search expands, at most, with the parts of its options. */
    private static final int BYTES_A_POSITION = 1_000;

    private final Component<?> only;
    private final SearchedValues searched;
    private final OpenNimbers nimbers;
    private final Function<Component<?>, OptionalLong> found;
    private final GrundyValues values;
    private OptionalLong byNimbers = OptionalLong.empty();

    /**
     * Creates values.
     *
     * @param only the component
     * @param searched the memo search
     * @param nimbers the nimber search
     * @param found the values of canonical components that an earlier search has found
     * @param values the values of all other components
     */
    ValuesInTurns(
            Component<?> only,
            SearchedValues searched,
            OpenNimbers nimbers,
            Function<Component<?>, OptionalLong> found,
            GrundyValues values) {
        this.only = only;
        this.searched = searched;
        this.nimbers = nimbers;
        this.found = found;
        this.values = values;
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        OptionalLong known = component.equals(only) ? searched.known(only.canonical()) : OptionalLong.empty();
        if (!component.equals(only) || known.isPresent()) {
            return known.orElseGet(() -> values.grundy(component, meter));
        }
        return byNimbers.orElseGet(() -> inTurns(meter));
    }

    private long inTurns(Meter meter) {
        long most = meter.memory() / PART_OF_MEMORY / BYTES_A_POSITION;
        nimbers.forQuestion(only);
        try (ValueTurns memo = searched.inTurns(only, nimbers::found);
                ValueTurns proof = nimbers.inTurns(only, this::elsewhere)) {
            int options = only.firstOptions(FIRST_OPTIONS, meter).size();
            return new Turns(meter, most, options, Turns.work(meter.cost()), Turns.HELPED).result(memo::value, turn -> {
                byNimbers = OptionalLong.of(proof.value(turn));
                return byNimbers.getAsLong();
            });
        }
    }

    private OptionalLong elsewhere(Component<?> canonical) {
        OptionalLong known = searched.known(canonical);
        return known.isPresent() ? known : found.apply(canonical);
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return (byNimbers.isPresent() ? nimbers : values).knownReplies(component, wanted, meter);
    }
}
