package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Entailing.EntailingKind;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.capability.Capability.Separable;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;

/** Checks the additional requirements on games with entailing moves, by exhaustive play of sums with Nim heaps. */
public record EntailedMovesCheck<S>(CheckedGame<S> trial, Entailing<S> game) {

    public static <S> void run(CheckedGame<S> trial) {
        if (trial.game() instanceof Entailing<S> game) {
            new EntailedMovesCheck<>(trial, game).run();
        }
    }

    private void run() {

        trial.check(Clause.ENTAILING_ALONE, "", this::besides);
        if (game.notation().readable()) {
            trial.test(Clause.ENTAILING_MARKED, "", Law.always(this::unmarked));
        }
        trial.refill();
        Oracle oracle = trial.oracle();
        Law<Component<S>> forms = Law.affordable(this::unequal);
        trial.findings()
                .test(
                        Clause.ENTAILING_FORMS,
                        "",
                        trial.spread(trial.bounds().asked()),
                        forms.within(state -> !state.canonical().equals(state)));
        if (game instanceof Tabled tabled) {
            int greatest = trial.states().stream()
                    .mapToInt(state -> state.state() instanceof Long stack ? Math.toIntExact(stack) : -1)
                    .max()
                    .orElse(-1);
            int[] values = tabled.values(greatest + 1, Meter.unlimited());
            Law<Component<S>> law = Law.affordable(oracle::grundy, (state, value) -> untabled(values, state, value));
            trial.test(Clause.ENTAILING_TABLE, "", law.within(state -> state.state() instanceof Long));
            trial.check(Clause.ENTAILING_TABLE, "", () -> continued(tabled, values));
        }
    }

    /** Compares a table that grows in steps, and is continued from a copy, with the values computed at once. */
    private static Optional<String> continued(Tabled tabled, int[] values) {
        for (int length = 0; length <= values.length; length++) {
            Tabled.StackTable before = tabled.table();
            before.extend(length, Meter.unlimited());
            int[] first = IntStream.range(0, length).map(before::value).toArray();
            Tabled.StackTable after = tabled.table();
            after.adopt(first, before.memory());
            after.extend(values.length, Meter.unlimited());
            int differs = Arrays.mismatch(
                    values, IntStream.range(0, values.length).map(after::value).toArray());
            if (differs >= 0) {
                return Optional.of("a table continued from " + length + " values gives " + after.value(differs)
                        + " for the stack " + differs + ", but all values computed at once have " + values[differs]);
            }
        }
        return Optional.empty();
    }

    private Optional<String> besides() {
        Stream<Class<?>> views =
                Stream.of(HeapGame.class, PackedGame.class, Packable.class, Separable.class, PlaneGame.class);
        Optional<String> view = views.filter(type -> type.isInstance(game))
                .findFirst()
                .map(type -> "it is a " + type.getSimpleName() + ", whose options cannot express obligations;"
                        + " write its rules in Entailing.options alone");
        return game.loopy() ? Optional.of("it is loopy, and no theory of entailing moves covers loopy games") : view;
    }

    private Optional<String> unmarked(Component<S> component) {
        for (Position option : component.options()) {
            EntailingKind kind = Entailing.kind(option);
            Datum move = game.notation().move(component.state(), option);
            List<Datum> items = move.asItems();
            String first = items.isEmpty() ? "" : items.get(0).toString();
            boolean entails = first.equals(Entailing.ENTAILS);
            boolean again = first.equals(Entailing.AGAIN);
            if (entails != (kind == EntailingKind.ENTAILS) || again != (kind == EntailingKind.AGAIN)) {
                return Optional.of("the move to " + option + " is " + kind + ", and is written as " + move
                        + "; use the notation Entailing.marked");
            }
        }
        return Optional.empty();
    }

    /** Compares an entailed state with its canonical form beside Nim heaps, up to the length of play. */
    private Optional<String> unequal(Component<S> state) {
        Oracle oracle = trial.oracle();
        Component<S> form = state.canonical();
        return LongStream.rangeClosed(0, oracle.length(state) + 1)
                .filter(n -> answered(state, n) != answered(form, n))
                .mapToObj(n -> "beside a Nim heap of " + n + ", entailed, it is " + answered(state, n)
                        + ", but its canonical form " + form + " is " + answered(form, n))
                .findFirst();
    }

    private Outcome answered(Component<S> state, long beans) {
        return trial.oracle().outcome(Oracle.plusNim(game.entailed(state.state()), beans), Convention.NORMAL);
    }

    private Optional<String> untabled(int[] values, Component<S> state, OptionalLong value) {
        long tabled = values[Math.toIntExact((Long) (Object) state.state())];
        return unless(
                tabled == value.orElse(Tabled.LOONY),
                () -> "the table gives " + tabled + ", but play beside Nim heaps "
                        + (value.isPresent() ? "gives " + value.getAsLong() : "finds it loony"));
    }
}
