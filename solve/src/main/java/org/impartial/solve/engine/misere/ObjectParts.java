package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;

/** The states of any game as objects; a key is an index in their list, and the size of a heap its number of beans. */
final class ObjectParts<S> implements GameParts {
    private static final int ENTRY_BYTES = 160;

    private final ImpartialGame<S> game;
    private final PartTable table;
    private final int index;
    private final List<S> states = new ArrayList<>();
    private final Object2IntOpenHashMap<S> numbers = new Object2IntOpenHashMap<>();

    ObjectParts(ImpartialGame<S> game, PartTable table, int index) {
        this.game = game;
        this.table = table;
        this.index = index;
        numbers.defaultReturnValue(PartTable.NONE);
    }

    /** Returns the number of a component; the cast is safe, since equal games have the same states. */
    @Override
    @SuppressWarnings("unchecked")
    public int number(Component<?> component, Meter meter) {
        S form = game.canonical((S) component.state());
        int number = numbers.getInt(form);
        if (number == PartTable.NONE) {
            meter.hold(ENTRY_BYTES);
            number = table.add(index, states.size(), size(form), meter);
            states.add(form);
            numbers.put(form, number);
        }
        return number;
    }

    @Override
    public int known(Component<?> canonical) {
        return numbers.getInt(canonical.state());
    }

    @SuppressWarnings("unchecked")
    private int size(S state) {
        if (game instanceof HeapGame) {
            return (int) Math.min(Integer.MAX_VALUE, (Long) state);
        }
        return game instanceof Sized<?> sized ? ((Sized<S>) sized).size(state) : PartTable.UNSIZED;
    }

    @Override
    public Component<?> component(long key) {
        return Component.byRules(game, states.get((int) key));
    }

    @Override
    public int options(long key, IntArrayList out, Meter meter) {
        return table.append(component(key).options(meter), out, meter);
    }
}
