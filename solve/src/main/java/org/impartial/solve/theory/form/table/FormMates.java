package org.impartial.solve.theory.form.table;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import org.impartial.core.meter.Meter;

/** The mates of the forms of a table, each computed once. */
final class FormMates {
    private static final int BYTES = 16;

    private final FormTable table;
    private final Int2IntOpenHashMap mates = new Int2IntOpenHashMap();

    FormMates(FormTable table) {
        this.table = table;
    }

    int of(int form, Meter meter) {
        if (!mates.containsKey(form)) {
            for (int each : table.followers(form, meter)) {
                if (!mates.containsKey(each)) {
                    meter.hold(BYTES);
                    mates.put(each, byOptions(each, meter));
                }
            }
        }
        return mates.get(form);
    }

    /** Returns the mate of a form, given the mates of its options. */
    private int byOptions(int form, Meter meter) {
        if (form == FormTable.ZERO) {
            return FormTable.STAR;
        }
        int[] options = new int[table.options(form)];
        for (int i = 0; i < options.length; i++) {
            options[i] = mates.get(table.option(form, i));
        }
        return table.of(options, 0, options.length, meter);
    }
}
