package org.impartial.solve.theory.form;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/**
 * Finds the form X with X + H = G, at most one [ONAG, ch. 12]. An option X' makes X' + H an option of G, or reverts to
 * G = X' + H'; so X' is a form G' − H or G − H', of which all subsets of the first 12 are tried.
 */
final class FormDifference {
    private static final int NONE = -1;
    private static final int MOST_CANDIDATES = 12;
    private static final int MOST_DEPTH = 200;

    private final FormTable forms;
    private final Meter meter;
    private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();

    FormDifference(FormTable forms, Meter meter) {
        this.forms = forms;
        this.meter = meter;
    }

    /** Returns the difference, or -1 if none is found. */
    int of(int whole, int part) {
        if (forms.birthday(whole) + forms.birthday(part) > MOST_DEPTH) {
            return NONE;
        }
        return search(whole, part);
    }

    /** Computes the difference recursively. Both birthdays decrease in turn, so the depth is bounded by their sum. */
    private int search(int whole, int part) {
        if (part == FormTable.ZERO) {
            return whole;
        }
        if (whole == part) {
            return FormTable.ZERO;
        }
        long pair = (long) whole << Integer.SIZE | part;
        if (!known.containsKey(pair)) {
            known.put(pair, NONE);
            known.put(pair, fitting(whole, part, candidates(whole, part)));
        }
        return known.get(pair);
    }

    private int[] candidates(int whole, int part) {
        IntArrayList found = new IntArrayList();
        for (int i = 0; i < forms.options(whole); i++) {
            add(found, search(forms.option(whole, i), part));
        }
        for (int i = 0; i < forms.options(part); i++) {
            add(found, search(whole, forms.option(part, i)));
        }
        return found.toIntArray();
    }

    private static void add(IntArrayList list, int form) {
        if (form != NONE && !list.contains(form)) {
            list.add(form);
        }
    }

    private int fitting(int whole, int part, int[] candidates) {
        int most = Math.min(candidates.length, MOST_CANDIDATES);
        int[] chosen = new int[most];
        for (int set = (1 << most) - 1; set >= 0; set--) {
            int size = 0;
            for (int i = 0; i < most; i++) {
                if ((set >> i & 1) != 0) {
                    chosen[size++] = candidates[i];
                }
            }
            int form = forms.of(chosen, 0, size, meter);
            if (forms.sum(form, part, meter) == whole) {
                return form;
            }
        }
        return NONE;
    }
}
