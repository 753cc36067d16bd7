package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/** The states of a packed game; a key is the canonical state. */
final class PackedParts implements GameParts {
    private static final int ENTRY_BYTES = 24;

    private final PackedGame game;
    private final @Nullable Sized<Long> sized;
    private final PartTable table;
    private final int index;
    private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    private final PackedOptions options = new PackedOptions();

    @SuppressWarnings("unchecked")
    PackedParts(PackedGame game, PartTable table, int index) {
        this.game = game;
        this.sized = game instanceof Sized<?> sizes ? (Sized<Long>) sizes : null;
        this.table = table;
        this.index = index;
        numbers.defaultReturnValue(PartTable.NONE);
    }

    @Override
    public int number(Component<?> component, Meter meter) {
        return number((long) (Long) component.state(), meter);
    }

    private int number(long state, Meter meter) {
        long form = game.canonical(state);
        int number = numbers.get(form);
        if (number == PartTable.NONE) {
            meter.hold(ENTRY_BYTES);
            number = table.add(index, form, sized == null ? PartTable.UNSIZED : sized.size(form), meter);
            numbers.put(form, number);
        }
        return number;
    }

    @Override
    public int known(Component<?> canonical) {
        return numbers.get((long) (Long) canonical.state());
    }

    @Override
    public Component<?> component(long key) {
        return game.at(key);
    }

    @Override
    public int options(long key, IntArrayList out, Meter meter) {
        options.record(game, key, meter);
        meter.spend(0, options.count());
        for (int option = 0; option < options.count(); option++) {
            int parts = options.parts(option);
            out.add(parts);
            for (int part = 0; part < parts; part++) {
                meter.tick();
                out.add(number(options.part(option, part), meter));
            }
        }
        return options.count();
    }
}
