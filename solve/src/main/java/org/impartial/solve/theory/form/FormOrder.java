package org.impartial.solve.theory.form;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Comparator;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/** The order of options in writing: even parts by birthday, options, g+, g− and their options, before sums with *1. */
final class FormOrder {
    private final FormTable forms;
    private final Meter meter;
    private final Comparator<Integer> byNumbers;
    private final Int2IntOpenHashMap evenParts = new Int2IntOpenHashMap();
    private final Int2ObjectOpenHashMap<int[]> ordered = new Int2ObjectOpenHashMap<>();
    private final Long2IntOpenHashMap compared = new Long2IntOpenHashMap();

    FormOrder(FormTable forms, Meter meter) {
        this.forms = forms;
        this.meter = meter;
        this.byNumbers = Comparator.<Integer>comparingInt(forms::birthday)
                .thenComparingInt(forms::options)
                .thenComparingInt(forms::grundy)
                .thenComparingInt(forms::misere);
    }

    /** Returns the form itself if it is even, else the form of which it is the sum with the heap of 1. */
    int evenPart(int form) {
        return evenParts.computeIfAbsent(form, g -> {
            int sum = forms.sum(g, FormTable.STAR, meter);
            return forms.birthday(sum) < forms.birthday(g) ? sum : g;
        });
    }

    /** Returns the options of a form in ascending order; the array must not be modified. */
    int[] options(int form) {
        int[] known = ordered.get(form);
        if (known == null) {
            known = new int[forms.options(form)];
            for (int i = 0; i < known.length; i++) {
                known[i] = forms.option(form, i);
            }
            IntArrays.mergeSort(known, this::compare);
            ordered.put(form, known);
        }
        return known;
    }

    private int compare(int a, int b) {
        int x = evenPart(a);
        int y = evenPart(b);
        if (x == y) {
            return a == b ? 0 : a == x ? -1 : 1;
        }
        long pair = (long) x << Integer.SIZE | y;
        if (!compared.containsKey(pair)) {
            meter.tick();
            compared.put(pair, compareEven(x, y));
        }
        return compared.get(pair);
    }

    private int compareEven(int x, int y) {
        int order = byNumbers.compare(x, y);
        int[] ofX = options(x);
        int[] ofY = options(y);
        for (int i = 0; order == 0 && i < ofX.length; i++) {
            order = compare(ofX[i], ofY[i]);
        }
        if (order != 0) {
            return order;
        }
        throw new IllegalStateException("two forms have the same options");
    }
}
