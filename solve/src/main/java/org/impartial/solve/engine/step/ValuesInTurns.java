package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.ListedOptions;
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

    /** The work of the first turn of the memo search, which ends many small questions. */
    private static final long FIRST_TURN = 150;

    /** With at most this many options a position, a search that ends at the first winning move may be much shorter. */
    private static final int FEW_OPTIONS = 4;

    /** Nimber search holds at most one part in this many of the memory: memo search needs less for a position. */
    private static final int PART_OF_MEMORY = 8;

    /** The bytes of a position that nimber search expands, at most, with the parts of its options. */
    private static final int BYTES_A_POSITION = 1_000;

    private final Component<?> only;
    private final SearchedValues searched;
    private final OpenNimbers nimbers;
    private final BareOutcomeSearch bare;
    private final GrundyValues values;
    private final boolean won;

    private OptionalLong byNimbers = OptionalLong.empty();
    private final ListedOptions lists = ListedOptions.shared();
    private boolean inTurns;

    /**
     * Creates values.
     *
     * @param only the component
     * @param searched the memo search
     * @param nimbers the nimber search
     * @param bare the bare search for the outcome
     * @param values the values of all other components
     * @param won whether a theorem gives the outcome N
     */
    ValuesInTurns(
            Component<?> only,
            SearchedValues searched,
            OpenNimbers nimbers,
            BareOutcomeSearch bare,
            GrundyValues values,
            boolean won) {
        this.only = only;
        this.searched = searched;
        this.nimbers = nimbers;
        this.bare = bare;
        this.values = values;
        this.won = won;
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        if (!component.equals(only)) {
            OptionalLong found = searched.known(component.canonical());
            return found.isPresent() ? found.getAsLong() : values.grundy(component, meter);
        }
        OptionalLong known = known();
        if (known.isPresent()) {
            return known.getAsLong();
        }
        nimbers.forQuestion(only);
        try (ValueTurns memo = searched.inTurns(only, this::foundByNimbers, lists)) {
            return won ? besideTheorem(memo, meter) : inTurns(memo, meter);
        }
    }

    /** Returns the value, by memo search alone where positions have many options: then the value is seldom small. */
    private long besideTheorem(ValueTurns memo, Meter meter) {
        LimitedAttempt first = new LimitedAttempt(meter.turn(FIRST_TURN));
        return first.result(memo::value).orElseGet(() -> isNarrow(first) ? inTurns(memo, meter) : alone(memo, meter));
    }

    private long alone(ValueTurns memo, Meter meter) {
        lists.end();
        return memo.value(meter);
    }

    private static boolean isNarrow(LimitedAttempt first) {
        Cost cost = first.meter().cost();
        return cost.options() <= FEW_OPTIONS * cost.positions();
    }

    private OptionalLong known() {
        OptionalLong known = searched.known(only.canonical());
        return known.isPresent() ? known : byNimbers;
    }

    /**
     * Returns the outcome by a short memo search. If that is not enough, then by a bare search, which may find that it is
     * P with much less work, and the memo search in turns where positions have few options, and otherwise by the value;
     * empty if the value is not known, and the position decomposes.
     */
    Optional<Outcome> outcome(Meter meter) {
        Optional<Outcome> found = bare.known(only.canonical(), Convention.NORMAL);
        if (found.isPresent() || known().isPresent()) {
            return found.or(() -> Optional.of(outcome(known().getAsLong())));
        }
        nimbers.forQuestion(only);
        if (!only.kind().isSummable()) {
            return withoutValue(meter);
        }
        try (ValueTurns memo = searched.inTurns(only, this::foundByNimbers, lists)) {
            LimitedAttempt attempt = new LimitedAttempt(meter.turn(FIRST_TURN));
            Optional<Outcome> soon = attempt.result(turn -> outcome(memo.value(turn)));
            if (soon.isPresent()) {
                return soon;
            }
            return isNarrow(attempt) ? beside(memo, meter) : Optional.of(outcome(inTurns(memo, meter)));
        }
    }

    private Optional<Outcome> beside(ValueTurns memo, Meter meter) {
        return inTurns(turn -> outcome(memo.value(turn)), searched::known, meter);
    }

    /** Returns the outcome of a position that has no value, as it is never a part of sums: no search needs its value. */
    private Optional<Outcome> withoutValue(Meter meter) {
        try (ValueTurns proof = nimbers.inTurns(only, this::elsewhere, lists)) {
            return inTurns(
                    turn -> nimbers.excludesZero(only.canonical()) ? Outcome.N : outcome(proof.value(turn)),
                    nimbers::found,
                    meter);
        }
    }

    /** Returns the outcome by a bare search and another one in turns. */
    private Optional<Outcome> inTurns(
            Function<Meter, Outcome> other, Function<Component<?>, OptionalLong> found, Meter meter) {
        lists.exchange(bare.search(Convention.NORMAL));
        return bare.inTurns(
                other,
                component -> found.apply(component).stream()
                        .mapToObj(ValuesInTurns::outcome)
                        .findFirst(),
                only,
                Convention.NORMAL,
                meter,
                Turns.work(meter.cost()));
    }

    private static Outcome outcome(long value) {
        return value == 0 ? Outcome.P : Outcome.N;
    }

    private long inTurns(ValueTurns memo, Meter meter) {
        inTurns = true;
        long most = meter.memory() / PART_OF_MEMORY / BYTES_A_POSITION;
        int options = only.firstOptions(FIRST_OPTIONS, meter).size();
        long before = Turns.work(meter.cost());
        // A bare search that found N leaves nothing to the memo search, which is all else that may come before.
        long ofMemo = isBareNext() ? 0 : before;
        try (ValueTurns proof = nimbers.inTurns(only, this::elsewhere, lists)) {
            return new Turns(meter)
                    .otherAtMost(most)
                    .beginningWith(1, Math.max(Turns.FIRST, 2L * options))
                    .after(ofMemo, before - ofMemo)
                    .favouringOther(1)
                    .result(memo::value, turn -> {
                        byNimbers = OptionalLong.of(proof.value(turn));
                        return Optional.of(byNimbers.getAsLong());
                    });
        }
    }

    private boolean isBareNext() {
        return bare.known(only.canonical(), Convention.NORMAL).equals(Optional.of(Outcome.N));
    }

    private OptionalLong foundByNimbers(Component<?> canonical) {
        return inTurns ? nimbers.found(canonical) : OptionalLong.empty();
    }

    private OptionalLong elsewhere(Component<?> canonical) {
        OptionalLong known = searched.known(canonical);
        boolean zero =
                known.isEmpty() && bare.known(canonical, Convention.NORMAL).equals(Optional.of(Outcome.P));
        return zero ? OptionalLong.of(0) : known;
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return (byNimbers.isPresent() ? nimbers : values).knownReplies(component, wanted, meter);
    }
}
