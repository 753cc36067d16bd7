package org.impartial.solve.engine.search;

import java.util.Arrays;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.sums.PerGame;

/** Grundy values of ranked games in flat tables from rank 0 up: one byte per state, or four for great values. */
public final class RankedTables implements GrundyValues {
    /** The greatest rank of a state. */
    static final long GREATEST = (1L << 30) - 1;

    private static final long SMALL = 1L << 26;

    /** Below this rank a memo search takes little time, and never more positions than the table. */
    private static final long FEW = 1L << 16;

    private static final int GREATEST_BYTE = 255;

    private final PerGame<RankedTable> tables = new PerGame<>(game -> new RankedTable((RankedGame) game));

    public static boolean handles(Component<?> component) {
        return component.game() instanceof RankedGame && (Long) component.state() <= GREATEST;
    }

    /** Returns whether a table is small enough to be created unasked; it has lesser states that play may not reach. */
    public static boolean suits(Component<?> component) {
        return handles(component) && (Long) component.state() >= FEW && (Long) component.state() < SMALL;
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        int state = (int) (long) (Long) component.state();
        RankedTable table = tables.of(component.game());
        if (state >= table.size) {
            table.fill(state, meter);
        }
        return table.value(state);
    }

    private static final class RankedTable {
        private final RankedGame game;
        private final PackedOptions options = PackedOptions.valuing();
        private byte[] near = {};
        private int[] wide = {};
        private int size;

        RankedTable(RankedGame game) {
            this.game = game;
        }

        int value(int state) {
            return wide.length == 0 ? Byte.toUnsignedInt(near[state]) : wide[state];
        }

        void fill(int last, Meter meter) {
            meter.require(last - size + 1L);
            makeRoom(last, meter);
            for (; size <= last; size++) {
                set(options.grundy(game, size, near, wide, meter), meter);
                meter.spend(1, options.count());
            }
        }

        /** Enlarges the table by at least a half, so that requests state by state do not copy each time. */
        private void makeRoom(int last, Meter meter) {
            int length = Math.max(near.length, wide.length);
            if (last < length) {
                return;
            }
            int room = (int) Math.max(last + 1L, Math.min(GREATEST + 1, length * 3L / 2));
            meter.hold((long) (room - length) * (wide.length == 0 ? 1 : Integer.BYTES));
            if (wide.length == 0) {
                near = Arrays.copyOf(near, room);
            } else {
                wide = Arrays.copyOf(wide, room);
            }
        }

        private void set(int value, Meter meter) {
            if (wide.length == 0 && value <= GREATEST_BYTE) {
                near[size] = (byte) value;
                return;
            }
            if (wide.length == 0) {
                meter.hold((Integer.BYTES - 1L) * near.length);
                wide = new int[near.length];
                Arrays.setAll(wide, state -> state < size ? Byte.toUnsignedInt(near[state]) : 0);
                near = new byte[0];
            }
            wide[size] = value;
        }
    }
}
