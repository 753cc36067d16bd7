package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/** Positions as states, and the moves of states. Not safe for use by several threads. */
record StateMoves(PartTable parts, SmallParts small, PartMoves moves, FormTable forms) {
    private static final int[] NO_PARTS = {};

    /** Returns the state of the sum of a position and Nim heaps. */
    SumState state(Position position, IntList heaps, Meter meter) {
        SumState state = new SumState(NO_PARTS, FormTable.ZERO);
        for (int heap : heaps) {
            state = with(state, forms.heap(heap, meter), NO_PARTS, 0, 0, -1, meter);
        }
        for (Component<?> component : position.components()) {
            for (Component<?> part : component.parts().components()) {
                state = plus(state, parts.number(part, meter), meter);
            }
        }
        return state;
    }

    /** Returns the state of a position, without decomposing its components. */
    SumState whole(Position position, Meter meter) {
        SumState state = new SumState(NO_PARTS, FormTable.ZERO);
        for (Component<?> component : position.components()) {
            state = plus(state, parts.number(component, meter), meter);
        }
        return state;
    }

    private SumState plus(SumState state, int part, Meter meter) {
        int form = small.form(part, meter);
        return form == SmallParts.NONE
                ? with(state, FormTable.ZERO, new int[] {part}, 0, 1, -1, meter)
                : with(state, form, NO_PARTS, 0, 0, -1, meter);
    }

    /** Returns the options of a state, each once, those that move in its form first. */
    List<SumState> options(SumState state, Meter meter) {
        return optionsUntil(option -> false, state, meter);
    }

    /** Returns the options of a state up to the first that is wanted; those after it have no cost. */
    List<SumState> optionsUntil(Predicate<SumState> wanted, SumState state, Meter meter) {
        meter.endTurn(work(state, meter));
        Set<SumState> options = new LinkedHashSet<>();
        find(option -> options.add(option) && wanted.test(option), state, meter);
        meter.spend(1, options.size());
        return List.copyOf(options);
    }

    private boolean find(Predicate<SumState> wanted, SumState state, Meter meter) {
        for (int i = 0; i < forms.options(state.form); i++) {
            if (wanted.test(state.with(forms.option(state.form, i), -1, NO_PARTS, 0, 0))) {
                return true;
            }
        }
        for (int i = 0; i < state.parts.length; i++) {
            if ((i == 0 || state.parts[i] != state.parts[i - 1]) && findIn(i, wanted, state, meter)) {
                return true;
            }
        }
        return false;
    }

    private boolean findIn(int at, Predicate<SumState> wanted, SumState state, Meter meter) {
        int part = state.parts[at];
        if (part >= 0) {
            for (int[] option : moves.of(part, meter)) {
                int apart = option.length - 1;
                if (wanted.test(with(state, option[apart], option, 0, apart, at, meter))) {
                    return true;
                }
            }
            return false;
        }
        return IntStream.range(0, forms.options(~part))
                .anyMatch(i -> wanted.test(with(state, forms.option(~part, i), NO_PARTS, 0, 0, at, meter)));
    }

    /** Lists the options of the parts, if they are not listed, and returns the work of those of the state, which is one piece. */
    private long work(SumState state, Meter meter) {
        return 1L
                + forms.options(state.form)
                + Arrays.stream(state.parts)
                        .distinct()
                        .mapToLong(part -> part < 0 ? forms.options(~part) : moves.of(part, meter).length)
                        .sum();
    }

    Component<?> component(int part) {
        return parts.component(part);
    }

    /** Returns the components of a state that are not represented by forms. */
    Position components(SumState state) {
        List<Component<?>> apart = new ArrayList<>();
        for (int part : state.parts) {
            if (part >= 0) {
                apart.add(parts.component(part));
            }
        }
        return Position.sum(apart);
    }

    /** Adds a form and parts in place of a part; a form whose sum may be too large is kept as a separate part. */
    private SumState with(SumState state, int form, int[] added, int from, int to, int removed, Meter meter) {
        int sum = small.sum(state.form, form, meter);
        if (sum != SmallParts.NONE) {
            return state.with(sum, removed, added, from, to);
        }
        IntArrayList more = IntArrayList.wrap(new int[] {~form});
        for (int i = from; i < to; i++) {
            more.add(added[i]);
        }
        more.sort(null);
        return state.with(state.form, removed, more.elements(), 0, more.size());
    }
}
