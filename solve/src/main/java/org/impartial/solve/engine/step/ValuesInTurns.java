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

    /** With at most this many options a position, a search that ends at the first winning move may be much shorter. */
    static final int FEW_OPTIONS = 4;

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
    /** The work for the question before, such as that of theorems. */
    private final long preceding;

    private OptionalLong byNimbers = OptionalLong.empty();
    private final ListedOptions lists = ListedOptions.shared();
    private boolean inTurns;
    /** The work for the question before these searches; less than 0 until they begin. */
    private long start = -1;

    /** Creates values of one component by searches, and of all others as given; it may be won by a theorem. */
    ValuesInTurns(
            Component<?> only,
            SearchedValues searched,
            OpenNimbers nimbers,
            BareOutcomeSearch bare,
            GrundyValues values,
            boolean won,
            Meter meter) {
        this.only = only;
        this.searched = searched;
        this.nimbers = nimbers;
        this.bare = bare;
        this.values = values;
        this.won = won;
        this.preceding = Turns.work(meter.cost());
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        if (!component.equals(only)) {
            OptionalLong found =
                    component.game().equals(only.game()) ? searched.known(component.canonical()) : OptionalLong.empty();
            return found.isPresent() ? found.getAsLong() : values.grundy(component, meter);
        }
        OptionalLong known = known();
        if (known.isPresent()) {
            return known.getAsLong();
        }
        nimbers.forQuestion(only);
        boolean begins = start < 0;
        start = begins ? Turns.work(meter.cost()) : start;
        try (ValueTurns memo = searched.inTurns(only, this::foundBesideMemo, lists)) {
            LimitedAttempt first = new LimitedAttempt(meter.turn(begins ? Share.FIRST_BY_MEMO.most() : 0));
            return first.result(memo::value).orElseGet(() -> inTurns(memo, meter));
        }
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
        start = Turns.work(meter.cost());
        if (!only.kind().isSummable()) {
            return withoutValue(meter);
        }
        try (ValueTurns memo = searched.inTurns(only, this::foundBesideMemo, lists)) {
            LimitedAttempt attempt = new LimitedAttempt(meter.turn(Share.FIRST_BY_MEMO.most()));
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
        long before = Turns.work(meter.cost()) - start;
        // A bare search that found N in turns had half of the work, and leaves little to the memo search.
        long ofBare = isBareNext() ? before / 2 : 0;
        try (ValueTurns proof = nimbers.inTurns(only, this::elsewhere, lists)) {
            Turns turns = new Turns(meter)
                    .otherAtMost(most)
                    .beginningWith(1, Math.max(Turns.FIRST, 2L * options))
                    .after(before - ofBare, preceding + ofBare)
                    .favouringOther(won ? 0 : 3);
            return turns.result(memo::value, turn -> {
                turns.favouringOther(won || nimbers.excludesZero(only.canonical()) ? 0 : 3);
                byNimbers = OptionalLong.of(proof.value(turn));
                return Optional.of(byNimbers.getAsLong());
            });
        }
    }

    private boolean isBareNext() {
        return bare.known(only.canonical(), Convention.NORMAL).equals(Optional.of(Outcome.N));
    }

    private OptionalLong foundBesideMemo(Component<?> canonical) {
        OptionalLong found = inTurns ? nimbers.found(canonical) : OptionalLong.empty();
        return found.isPresent() ? found : zero(canonical);
    }

    private OptionalLong elsewhere(Component<?> canonical) {
        OptionalLong known = searched.known(canonical);
        return known.isPresent() ? known : zero(canonical);
    }

    /** Returns the value of a position that the bare search has found to be P. */
    private OptionalLong zero(Component<?> canonical) {
        return bare.known(canonical, Convention.NORMAL).equals(Optional.of(Outcome.P))
                ? OptionalLong.of(0)
                : OptionalLong.empty();
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return (component.equals(only) && byNimbers.isPresent() ? nimbers : values)
                .knownReplies(component, wanted, meter);
    }
}
