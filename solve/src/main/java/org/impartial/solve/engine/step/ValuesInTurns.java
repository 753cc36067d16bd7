package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
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
    private static final int MANY_OPTIONS = 32;

    /** Nimber search holds at most one part in this many of the memory: memo search needs less for a position. */
    private static final int PART_OF_MEMORY = 8;

    /** The bytes of a position that nimber search expands, at most, with the parts of its options. */
    private static final int BYTES_A_POSITION = 1_000;

    private final Component<?> only;
    private final SearchedValues searched;
    private final OpenNimbers nimbers;
    private final Function<Component<?>, OptionalLong> found;
    private final GrundyValues values;
    private final BooleanSupplier byBare;
    private OptionalLong byNimbers = OptionalLong.empty();

    /**
     * Creates values.
     *
     * @param only the component
     * @param searched the memo search
     * @param nimbers the nimber search
     * @param found the values of canonical components that an earlier search has found
     * @param byBare returns whether a bare search has found the outcome
     * @param values the values of all other components
     */
    ValuesInTurns(
            Component<?> only,
            SearchedValues searched,
            OpenNimbers nimbers,
            Function<Component<?>, OptionalLong> found,
            BooleanSupplier byBare,
            GrundyValues values) {
        this.only = only;
        this.searched = searched;
        this.nimbers = nimbers;
        this.found = found;
        this.byBare = byBare;
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
        long[] spared = {0};
        Function<Component<?>, OptionalLong> counted = component -> {
            OptionalLong value = nimbers.found(component);
            spared[0] += value.isPresent() ? 1 : 0;
            return value;
        };
        try (ValueTurns memo = searched.inTurns(only, counted);
                ValueTurns proof = nimbers.inTurns(only, this::elsewhere)) {
            int options = only.firstOptions(FIRST_OPTIONS, meter).size();
            long before = Turns.work(meter.cost());
            // A bare search that found N leaves nothing to the memo search, which is all else that may come before.
            long ofMemo = byBare.getAsBoolean() ? 0 : before;
            return new Turns(meter, most, options, ofMemo, before - ofMemo, positions -> mayBeZero(options) ? 1 : Turns.forHelp(spared[0], positions))
                    .result(memo::value, turn -> {
                        byNimbers = OptionalLong.of(proof.value(turn));
                        return Optional.of(byNimbers.getAsLong());
                    });
        }
    }

    /**
     * Returns whether the value may well be 0, which nimber search tests by one question, and others by several: most
     * positions with many options have great values.
     */
    private boolean mayBeZero(int options) {
        return options <= MANY_OPTIONS
                && !byBare.getAsBoolean() && !nimbers.excludesZero(only.canonical());
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
