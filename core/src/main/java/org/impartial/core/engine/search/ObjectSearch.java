package org.impartial.core.engine.search;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.GrundyValues;
import org.impartial.core.theory.sums.PerGame;
import org.jspecify.annotations.Nullable;

/**
 * Grundy values of any components by memoised search: the object lane. Depth-first on an explicit stack, so that depth
 * costs heap memory and never the thread's stack; a component that is met again while it is still being searched is a
 * cycle. Belongs to one thread.
 */
public final class ObjectSearch implements GrundyValues {
    /** About what a state and its place in the table take. */
    private static final long ENTRY = 100;

    private static final int ABSENT = -1;
    private static final int OPEN = -2;

    private final PerGame<Object2IntOpenHashMap<Object>> memo = new PerGame<>(game -> newTable());

    @Override
    public long grundy(Component<?> component, Meter effort) {
        Component<?> root = component.canonical();
        int known = known(root);
        return known >= 0 ? known : search(root, effort);
    }

    private int search(Component<?> root, Meter effort) {
        List<Frame<?>> stack = new ArrayList<>();
        try {
            stack.add(open(root, effort));
            while (!stack.isEmpty()) {
                Frame<?> top = stack.get(stack.size() - 1);
                Component<?> missing = top.nextMissing(stack);
                if (missing == null) {
                    memo.of(top.component.game()).put(top.component.state(), top.seen.mex());
                    stack.remove(stack.size() - 1);
                    effort.release(top.bytes());
                } else {
                    stack.add(open(missing, effort));
                }
            }
        } finally {
            for (Frame<?> left : stack) {
                memo.of(left.component.game()).removeInt(left.component.state());
                effort.release(ENTRY + left.bytes());
            }
        }
        return known(root);
    }

    private <S> Frame<S> open(Component<S> component, Meter effort) {
        effort.spend(1);
        List<Position> options = component.options(effort);
        effort.hold(ENTRY + Frame.bytes(options));
        memo.of(component.game()).put(component.state(), OPEN);
        return new Frame<>(component, options);
    }

    private int known(Component<?> component) {
        return memo.of(component.game()).getInt(component.state());
    }

    private static Object2IntOpenHashMap<Object> newTable() {
        Object2IntOpenHashMap<Object> table = new Object2IntOpenHashMap<>();
        table.defaultReturnValue(ABSENT);
        return table;
    }

    /** A component on the stack, with the options whose values have not been seen yet. */
    private final class Frame<S> {
        private final Component<S> component;
        private final List<Position> options;
        private final SeenValues seen = new SeenValues();
        private int next;

        Frame(Component<S> component, List<Position> options) {
            this.component = component;
            this.options = options;
        }

        /** About what a state on the stack takes with its options. */
        static long bytes(List<Position> options) {
            return 100 + 80L * options.size();
        }

        long bytes() {
            return bytes(options);
        }

        /** Takes in the values that are known, up to the first part of an option that has none yet. */
        @Nullable
        Component<?> nextMissing(List<Frame<?>> stack) {
            for (; next < options.size(); next++) {
                int value = 0;
                for (Component<?> part : options.get(next).components()) {
                    Component<?> form = part.canonical();
                    int known = known(form);
                    if (known == OPEN) {
                        throw new CycleException(from(form, stack));
                    }
                    if (known == ABSENT) {
                        return form;
                    }
                    value ^= known;
                }
                seen.add(value);
            }
            return null;
        }

        private List<Component<?>> from(Component<?> start, List<Frame<?>> stack) {
            List<Component<?>> cycle = new ArrayList<>();
            for (Frame<?> frame : stack) {
                if (!cycle.isEmpty() || frame.component.equals(start)) {
                    cycle.add(frame.component);
                }
            }
            return cycle;
        }
    }
}
