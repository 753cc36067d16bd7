package org.impartial.solve.engine.search;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.sums.PerGame;
import org.impartial.solve.theory.walk.DepthFirst;
import org.jspecify.annotations.Nullable;

/** Grundy values by memoised search of state objects, which detects cycles. Not safe for use by several threads. */
public final class ObjectSearch implements SearchedValues {
    /** The approximate number of bytes of a state and its table entry. */
    private static final long ENTRY = 100;

    private static final int ABSENT = -1;
    private static final int OPEN = -2;

    private final PerGame<Object2IntOpenHashMap<Object>> memo = PerGame.keepingAll(game -> newTable());

    @Override
    public long grundy(Component<?> component, Meter meter) {
        int known = value(component.canonical());
        if (known >= 0) {
            return known;
        }
        try (ValueTurns all = inTurns(component, NOWHERE, ListedOptions.unshared())) {
            return all.value(meter);
        }
    }

    @Override
    public OptionalLong known(Component<?> canonical) {
        int known = value(canonical);
        return known >= 0 ? OptionalLong.of(known) : OptionalLong.empty();
    }

    @Override
    public ValueTurns inTurns(
            Component<?> component, Function<Component<?>, OptionalLong> elsewhere, ListedOptions lists) {
        Component<?> root = component.canonical();
        ObjectPlay play = new ObjectPlay(elsewhere, lists);
        return new ValueTurns() {
            @Override
            public long value(Meter turn) {
                if (ObjectSearch.this.value(root) < 0) {
                    play.meter = turn;
                    play.resume(root);
                }
                return ObjectSearch.this.value(root);
            }

            @Override
            public void close() {
                play.abandonAll();
            }
        };
    }

    private int value(Component<?> component) {
        return memo.of(component.game()).getInt(component.state());
    }

    private static Object2IntOpenHashMap<Object> newTable() {
        Object2IntOpenHashMap<Object> table = new Object2IntOpenHashMap<>();
        table.defaultReturnValue(ABSENT);
        return table;
    }

    /** A component on the stack, with the options whose values have not been used yet. */
    private static final class ObjectVisit {
        private final Component<?> component;
        private final List<Position> options;
        private final SeenValues seen = new SeenValues();
        private int next;

        ObjectVisit(Component<?> component, List<Position> options) {
            this.component = component;
            this.options = options;
        }

        /** Returns the approximate number of bytes of a state on the stack with its options. */
        static long bytes(List<Position> options) {
            return 100 + 80L * options.size();
        }
    }

    private final class ObjectPlay extends DepthFirst<Component<?>, ObjectVisit> {
        private final Function<Component<?>, OptionalLong> elsewhere;
        private final ListedOptions lists;
        private Meter meter = Meter.unlimited();
        /** The work of the list made last, by which that of the next one is estimated. */
        private long expected = 1;

        ObjectPlay(Function<Component<?>, OptionalLong> elsewhere, ListedOptions lists) {
            this.lists = lists;
            this.elsewhere = elsewhere;
        }

        @Override
        protected ObjectVisit open(Component<?> component) {
            List<Position> made = lists.made(component);
            meter.endTurn(made == null ? expected : 1);
            meter.spend(1);
            List<Position> options = made == null ? lists.keep(component, component.options(meter)) : made;
            expected = made == null ? Math.max(1 + options.size(), expected / 2) : expected;
            meter.hold(ENTRY + ObjectVisit.bytes(options));
            memo.of(component.game()).put(component.state(), OPEN);
            return new ObjectVisit(component, options);
        }

        /** Processes the known values, up to the first part of an option without one. */
        @Override
        protected @Nullable Component<?> missing(ObjectVisit visit) {
            for (; visit.next < visit.options.size(); visit.next++) {
                int value = 0;
                for (Component<?> part : visit.options.get(visit.next).components()) {
                    Component<?> form = part.canonical();
                    int known = value(form);
                    if (known == OPEN) {
                        throw cycle(form, open -> open.component);
                    }
                    if (known == ABSENT) {
                        known = foundElsewhere(form);
                    }
                    if (known == ABSENT) {
                        return form;
                    }
                    value ^= known;
                }
                visit.seen.add(value);
            }
            return null;
        }

        /** Keeps and returns the value of a component that another search has found. */
        private int foundElsewhere(Component<?> form) {
            OptionalLong found = elsewhere.apply(form);
            if (found.isPresent()) {
                meter.hold(ENTRY);
                memo.of(form.game()).put(form.state(), (int) found.getAsLong());
            }
            return (int) found.orElse(ABSENT);
        }

        @Override
        protected void settle(ObjectVisit visit) {
            memo.of(visit.component.game()).put(visit.component.state(), visit.seen.mex());
            lists.discard(visit.component);
            meter.release(ObjectVisit.bytes(visit.options));
        }

        @Override
        protected void abandon(ObjectVisit visit) {
            memo.of(visit.component.game()).removeInt(visit.component.state());
            meter.release(ENTRY + ObjectVisit.bytes(visit.options));
        }
    }
}
