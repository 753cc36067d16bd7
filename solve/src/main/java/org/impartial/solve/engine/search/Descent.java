package org.impartial.solve.engine.search;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;

/**
 * One thread of a depth-first search of a packed game. All options of a state are generated and looked up once, and
 * then only the missing parts are searched, on an explicit stack. Several descents may share a table.
 */
final class Descent {
    private final PackedGame game;
    private final PackedTable table;
    private final Function<Component<?>, OptionalLong> elsewhere;
    private final boolean lastFirst;
    private final int skip;
    private final ListedOptions lists;
    private final PackedOptions options = new PackedOptions();
    private final MissingParts missing = new MissingParts();
    private final PackedPath path;
    private long[] parts = new long[64];
    private long[] values = new long[64];

    /** Creates an idle descent; odd threads take options from the other end, and each pair begins further on. */
    Descent(
            PackedGame game,
            PackedTable table,
            int turn,
            Function<Component<?>, OptionalLong> elsewhere,
            ListedOptions lists) {
        this.game = game;
        this.elsewhere = elsewhere;
        this.lists = lists;
        this.table = table;
        this.lastFirst = turn % 2 == 0;
        this.skip = 3 * (turn / 2);
        this.path = new PackedPath(game);
    }

    /** Stores the value of a state, unless the search is over; if the turn ends, the next call continues. */
    void value(long root, WorkerMeter meter) {
        boolean entered = path.isEmpty();
        if (entered) {
            enter(root, meter);
        }
        while (!path.isEmpty() && !meter.over()) {
            PackedPath.PathStep step = path.top();
            if (missing.size == step.floor) {
                leave(step, meter);
                entered = false;
                continue;
            }
            int known = entered ? PackedTable.ABSENT : table.get(missing.top());
            if (known >= 0 || (known = elsewhere(missing.top(), meter)) >= 0) {
                settle(known);
                entered = false;
            } else {
                meter.endTurn(1);
                enter(missing.top(), meter);
                entered = true;
            }
        }
    }

    /** Stores and returns the value of a state that another search has found, if there is one. */
    private int elsewhere(long state, WorkerMeter meter) {
        if (elsewhere == SearchedValues.NOWHERE) {
            return PackedTable.ABSENT;
        }
        OptionalLong found = elsewhere.apply(game.at(state));
        if (found.isEmpty()) {
            return PackedTable.ABSENT;
        }
        table.put(state, (int) found.getAsLong());
        growIfCrowded(meter);
        return (int) found.getAsLong();
    }

    /** Generates the options of a state, looks them up, and records the missing parts. */
    private void enter(long state, WorkerMeter meter) {
        SeenValues seen = path.push(state, missing.size).seen;
        boolean listed = record(state, meter.listing());
        lookUp();
        int count = options.count();
        int at = skip == 0 || count == 0 ? 0 : skip % count;
        for (int i = 0; i < count; i++) {
            take(lastFirst ? at : count - 1 - at, seen);
            at = at + 1 == count ? 0 : at + 1;
        }
        meter.spend(1, listed ? 0 : count);
        growIfCrowded(meter);
    }

    /** Records the options of a state; returns whether another search has listed them. */
    private boolean record(long state, Meter listing) {
        if (!lists.hasRoom()) {
            options.record(game, state, listing);
            return false;
        }
        Component<?> component = game.at(state);
        List<Position> made = lists.made(component);
        List<Position> list = made == null ? lists.keep(component, component.options(listing)) : made;
        options.record((same, out) -> list.forEach(option -> out.to(states(option))), state);
        return made != null;
    }

    private static long[] states(Position option) {
        return option.components().stream()
                .mapToLong(part -> (Long) part.state())
                .toArray();
    }

    private void lookUp() {
        int count = options.states();
        if (count > parts.length) {
            parts = new long[2 * count];
            values = new long[2 * count];
        }
        options.copyTo(parts);
        for (int i = 0; i < count; i++) {
            parts[i] = game.canonical(parts[i]);
        }
        table.getAll(parts, count, values);
    }

    private void take(int option, SeenValues seen) {
        int before = missing.size;
        int value = 0;
        int start = options.start(option);
        for (int part = start; part < start + options.parts(option); part++) {
            if (values[part] >= 0) {
                value ^= (int) values[part];
            } else {
                missing.push(parts[part]);
            }
        }
        if (missing.size == before) {
            seen.add(value);
        } else {
            missing.close(missing.size - before, value);
        }
    }

    /** Stores the value of a state all of whose options are known. */
    private void leave(PackedPath.PathStep step, WorkerMeter meter) {
        int value = step.seen.mex();
        table.put(step.state, value);
        growIfCrowded(meter);
        path.pop();
        if (!path.isEmpty()) {
            settle(value);
        }
    }

    private void growIfCrowded(WorkerMeter meter) {
        if (table.crowded()) {
            meter.meet(this::grow);
        }
    }

    private void grow(Meter meter) {
        if (table.crowded()) {
            table.grow(meter);
        }
    }

    private void settle(int value) {
        int option = missing.settle(value);
        if (option >= 0) {
            path.top().seen.add(option);
        }
    }
}
