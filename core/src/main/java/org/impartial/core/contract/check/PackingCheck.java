package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;

/**
 * Checks the view of a game as whole positions packed into numbers, from the small world on: each state is packed and
 * unpacked, and its packed options are those of the rules. If the options differ, as they do if the rules decompose
 * positions, their values are compared.
 */
record PackingCheck<S>(CheckedGame<S> trial, Packable<S> packable) {

    void run() {
        PackedGame packed = packable.packed();
        ViolationLog findings = trial.findings();
        Set<Long> reached = new LinkedHashSet<>();
        boolean read = trial.check(Clause.PACKING_AGREES, "reached", () -> {
            reached.addAll(reached(packed));
            return Optional.empty();
        });
        if (read) {
            List<Component<Long>> states = reached.stream()
                    .map(state -> Component.byRules(packed, state))
                    .toList();
            trial.check(Clause.PACKING_AGREES, "kind", () -> otherKind(PositionKind.of(packed)));
            agree(packed, states, "", trial.oracle()::grundy);
            agree(packed, states, "misère play", trial.oracle()::misereGrundy);
            PackedCheck.run(findings, packed, reached.stream());
        }
    }

    private Optional<String> otherKind(PositionKind kind) {
        PositionKind rules = PositionKind.of(trial.game());
        return unless(kind.includes(rules), () -> "its packed view is " + kind + ", but the game " + rules);
    }

    /** Compares a value of the states with that of their packed forms, options and canonical forms, unless one differs. */
    private void agree(
            PackedGame packed, List<Component<Long>> states, String about, Function<Position, Object> value) {
        if (!trial.findings().broken(Clause.PACKING_AGREES)) {
            trial.refill();
            trial.test(Clause.PACKING_AGREES, about, Law.affordable(state -> {
                OptionalLong form = fits(state.state());
                return form.isPresent() ? changed(state.state(), "packed", form.getAsLong(), value) : Optional.empty();
            }));
            Law<Component<Long>> law = Law.affordable(state -> fault(packed, state.state(), value)
                    .or(() -> changed(
                            packable.unpack(state.state()),
                            "packed canonical",
                            packed.canonical(state.state().longValue()),
                            value)));
            trial.findings().test(Clause.PACKING_AGREES, about, states, law);
        }
    }

    private Optional<String> changed(S state, String name, long form, Function<Position, Object> value) {
        S other = packable.unpack(form);
        Component<S> derived = Component.byRules(trial.game(), other);
        return other.equals(state)
                ? Optional.empty()
                : CanonicalCheck.unequal(
                        Component.byRules(trial.game(), state), "its " + name + " form ", derived, value);
    }

    /** Returns the packed small world and the followers on packed states, up to the limit. */
    private Set<Long> reached(PackedGame packed) {
        Set<Long> reached = new LinkedHashSet<>();
        Deque<Long> open = new ArrayDeque<>();
        trial.states().forEach(state -> fits(state.state()).ifPresent(open::add));
        while (!open.isEmpty() && reached.size() < trial.bounds().states()) {
            long state = open.remove();
            if (reached.add(state)) {
                OptionSources.parts(packed, state).forEach(open::add);
            }
        }
        return reached;
    }

    private OptionalLong fits(S state) {
        try {
            return OptionalLong.of(packable.pack(state));
        } catch (BeyondRangeException tooLarge) {
            return OptionalLong.empty();
        }
    }

    private Optional<String> fault(PackedGame packed, long state, Function<Position, Object> value) {
        S unpacked = packable.unpack(state);
        if (packable.pack(unpacked) != state) {
            return Optional.of(
                    state + " is unpacked as " + unpacked + ", which is packed as " + packable.pack(unpacked));
        }
        PackedOptions options = OptionSources.listed(packed, state);
        List<Position> whole = new ArrayList<>();
        for (int i = 0; i < options.count(); i++) {
            if (options.parts(i) != 1) {
                return Optional.of("a packed option of " + state + " has " + options.parts(i) + " parts, not one");
            }
            whole.add(Component.byRules(trial.game(), packable.unpack(options.part(i, 0))));
        }
        List<Position> rules = trial.game().optionsOf(unpacked);
        boolean same = new HashSet<>(rules).equals(new HashSet<>(whole))
                || values(rules, value).equals(values(whole, value));
        return unless(same, () -> OptionLists.text("its packed view", whole, rules, String::valueOf));
    }

    /** Returns the values of positions, or single components of a game that is not ordinary themselves. */
    private Set<Object> values(List<Position> positions, Function<Position, Object> value) {
        boolean apart =
                positions.stream().anyMatch(position -> position.components().size() != 1);
        Stream<Object> values = apart || PositionKind.of(trial.game()) == PositionKind.ORDINARY
                ? positions.stream().map(value)
                : positions.stream().map(position -> position);
        return values.collect(Collectors.toSet());
    }
}
