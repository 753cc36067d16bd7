package org.impartial.solve.engine.nimber;

import java.util.Arrays;

/** The options of one component with all their parts, except equal pairs, which have the value 0. */
final class PlainOptions implements PartSink {
    private int[] parts = new int[64];
    private int[] ends = new int[32];
    private int used;
    int count;

    void read(ComponentTable.ComponentRules rules, int id) {
        used = 0;
        count = 0;
        rules.options(id, -1, this);
    }

    @Override
    public void begin() {}

    @Override
    public void part(int id) {
        for (int i = start(count); i < used; i++) {
            if (parts[i] == id) {
                parts[i] = parts[--used];
                return;
            }
        }
        if (used == parts.length) {
            parts = Arrays.copyOf(parts, 2 * used);
        }
        parts[used++] = id;
    }

    @Override
    public void end() {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = used;
    }

    int[] parts(int option) {
        return Arrays.copyOfRange(parts, start(option), ends[option]);
    }

    private int start(int option) {
        return option == 0 ? 0 : ends[option - 1];
    }
}
