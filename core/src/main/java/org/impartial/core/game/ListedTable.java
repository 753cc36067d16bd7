package org.impartial.core.game;

import java.util.Arrays;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.meter.Meter;

/** A table whose values are computed from the first one on at each extension. */
final class ListedTable implements Tabled.StackTable {
    private final Tabled game;
    private int[] values = {};

    ListedTable(Tabled game) {
        this.game = game;
    }

    @Override
    public int length() {
        return values.length;
    }

    @Override
    public int value(int stack) {
        return values[stack];
    }

    @Override
    public void extend(int stacks, Meter meter) {
        if (stacks > values.length) {
            values = game.values(stacks, meter);
        }
    }

    @Override
    public int[] memory() {
        return new int[0];
    }

    @Override
    public void adopt(int[] first, int[] memory) {
        if (values.length > 0) {
            throw new IllegalStateException(
                    "a table adopts values before it computes any, and not after " + values.length);
        }
        values = Arrays.copyOf(first, first.length);
    }
}
