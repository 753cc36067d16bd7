package org.impartial.solve.theory.form;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/** All forms up to a birthday. */
final class FormDays {
    /** The number of forms of birthday 4 at most, including 0. */
    static final int BY_DAY_FOUR = 22;

    private FormDays() {}

    /** Returns the numbers of all forms of birthday at most {@code day}, ascending. */
    static int[] upTo(int day, FormTable table) {
        int[] born = {FormTable.ZERO};
        for (int d = 1; d <= day; d++) {
            int[] before = born;
            int sets = 1 << before.length;
            int[] all = new int[sets];
            int[] options = new int[before.length];
            for (int set = 0; set < sets; set++) {
                int size = 0;
                for (int i = 0; i < before.length; i++) {
                    if ((set >> i & 1) != 0) {
                        options[size++] = before[i];
                    }
                }
                all[set] = table.of(options, 0, size, Meter.unlimited());
            }
            Arrays.sort(all);
            born = distinct(all);
        }
        return born;
    }

    private static int[] distinct(int[] sorted) {
        return IntStream.range(0, sorted.length)
                .filter(i -> i == 0 || sorted[i] != sorted[i - 1])
                .map(i -> sorted[i])
                .toArray();
    }
}
