package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
        meter.endTurn(work(state, meter));
        Set<SumState> met = new HashSet<>();
        List<SumState> options = new ArrayList<>();
        int form = state.form;
        for (int i = 0; i < forms.options(form); i++) {
            add(state.with(forms.option(form, i), -1, NO_PARTS, 0, 0), met, options);
        }
        int[] all = state.parts;
        for (int i = 0; i < all.length; i++) {
            if (i > 0 && all[i] == all[i - 1]) {
                continue;
            }
            if (all[i] < 0) {
                for (int j = 0; j < forms.options(~all[i]); j++) {
                    add(with(state, forms.option(~all[i], j), NO_PARTS, 0, 0, i, meter), met, options);
                }
            } else {
                for (int[] option : moves.of(all[i], meter)) {
                    int apart = option.length - 1;
                    add(with(state, option[apart], option, 0, apart, i, meter), met, options);
                }
            }
        }
        meter.spend(1, options.size());
        return options;
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

    private static void add(SumState state, Set<SumState> met, List<SumState> options) {
        if (met.add(state)) {
            options.add(state);
        }
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
