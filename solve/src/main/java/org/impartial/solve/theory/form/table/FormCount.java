package org.impartial.solve.theory.form.table;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import org.impartial.core.meter.Meter;

/** The forms reachable from a form, including itself, and their number. Not safe for use by several threads. */
final class FormCount {
    private static final int[] NONE = {};

    private final FormTable forms;
    private final int most;
    private int[] counts = NONE;
    private int[] stamps = NONE;
    private int stamp;
    private int[] reached = new int[64];

    /** Counts forms of a table up to a limit. */
    FormCount(FormTable forms, int most) {
        this.forms = forms;
        this.most = most;
    }

    /** Returns the number of forms reachable from a form, itself included; one more than the limit if more. */
    int of(int form, Meter meter) {
        if (form >= counts.length) {
            meter.hold((long) Integer.BYTES * (forms.count() + forms.count() / 2 - counts.length));
            counts = Arrays.copyOf(counts, forms.count() + forms.count() / 2);
        }
        if (counts[form] == 0) {
            counts[form] = reach(form, most, meter);
        }
        return counts[form];
    }

    /** Returns the forms reachable from a form in ascending order: options come first, the form itself last. */
    int[] followers(int form, Meter meter) {
        int found = reach(form, Integer.MAX_VALUE, meter);
        int[] all = Arrays.copyOf(reached, found);
        IntArrays.radixSort(all);
        return all;
    }

    private int reach(int form, int limit, Meter meter) {
        if (form >= stamps.length) {
            meter.hold((long) Integer.BYTES * (forms.count() + forms.count() / 2 - stamps.length));
            stamps = Arrays.copyOf(stamps, forms.count() + forms.count() / 2);
        }
        stamp++;
        reached[0] = form;
        stamps[form] = stamp;
        int found = 1;
        for (int at = 0; at < found && found <= limit; at++) {
            int here = reached[at];
            meter.tick(1 + forms.options(here));
            for (int i = 0; i < forms.options(here) && found <= limit; i++) {
                int option = forms.option(here, i);
                if (stamps[option] != stamp) {
                    stamps[option] = stamp;
                    if (found == reached.length) {
                        reached = Arrays.copyOf(reached, 2 * found);
                    }
                    reached[found++] = option;
                }
            }
        }
        return found;
    }
}
