package org.impartial.core.contract.shelf;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.meter.Meter;

/** A table whose values are computed from the first one on at each extension. */
final class ListedTable implements Tabled.StackTable {
    private final IntFunction<int[]> rule;
    private int[] values = {};

    ListedTable(IntFunction<int[]> rule) {
        this.rule = rule;
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
            values = rule.apply(stacks);
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
