package org.impartial.solve.theory.form;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;
import org.jspecify.annotations.Nullable;

/**
 * Writes forms as CGSuite does, such as {@code *[2[2]321]}: heaps as digits, from 10 on as an ampersand, 10 and a semicolon; options from
 * the greatest down; in brackets after a form the heaps added to it, {@code -} before a heap taken away, and {@code #}
 * for the game whose only option is the form before it, without brackets if alone. Names may be exponentially long, so
 * only those of small forms are written.
 */
final class FormText {
    /** The number of nodes of a form above which its name is not computed. */
    static final int MOST_NODES = 60;

    /** The greatest length of a name. */
    static final int LONGEST = 2000;

    private static final int DIGITS = 10;

    private final FormTable forms;
    private final Meter meter;
    private final FormOrder order;
    private final Int2ObjectOpenHashMap<String> names = new Int2ObjectOpenHashMap<>();

    FormText(FormTable forms, Meter meter) {
        this.forms = forms;
        this.meter = meter;
        this.order = new FormOrder(forms, meter);
    }

    /** Returns the name of a form, or null if it is too long. */
    static @Nullable String of(FormTable forms, int form, Meter meter) {
        if (forms.isHeap(form)) {
            return "*[" + heap(forms.birthday(form)) + "]";
        }
        if (forms.nodes(form, meter) > MOST_NODES) {
            return null;
        }
        FormText text = new FormText(forms, meter);
        String name = text.item(form, false);
        return name.length() > LONGEST ? null : "*[" + name + "]";
    }

    private String item(int form, boolean inner) {
        String known = names.get(form);
        if (known != null && inner) {
            return known;
        }
        StringBuilder after = new StringBuilder();
        int base = form;
        for (int next = step(base, after); next != base; next = step(base, after)) {
            base = next;
        }
        boolean single = after.length() == 0 && !inner;
        String name = base(base, single) + brackets(after.reverse());
        if (inner) {
            names.put(form, name);
        }
        return name;
    }

    /** Writes a step from a simpler form, mirrored, and returns that form; or the form itself if there is none. */
    private int step(int form, StringBuilder after) {
        if (forms.isHeap(form)) {
            return form;
        }
        boolean odd = order.evenPart(form) != form;
        for (int heap = odd ? 3 : 2; heap < forms.birthday(form); heap += 2) {
            int rest = rest(form, heap);
            if (rest >= 0) {
                after.append(mirrored(heap(heap)));
                return rest;
            }
            int sum = forms.sum(form, forms.heap(heap, meter), meter);
            if (forms.birthday(sum) < forms.birthday(form)) {
                after.append(mirrored("-" + heap(heap)));
                return sum;
            }
        }
        if (odd) {
            after.append('1');
            return order.evenPart(form);
        }
        if (forms.options(form) == 1) {
            after.append('#');
            return forms.option(form, 0);
        }
        return form;
    }

    /** Returns the form whose sum with a heap is the given form, if it is among its followers, else -1. */
    private int rest(int form, int heap) {
        int added = forms.heap(heap, meter);
        for (int candidate : forms.followers(form, meter)) {
            if (forms.birthday(candidate) + heap == forms.birthday(form)
                    && forms.sum(candidate, added, meter) == form) {
                return candidate;
            }
        }
        return -1;
    }

    private String base(int form, boolean single) {
        if (forms.isHeap(form)) {
            return heap(forms.birthday(form));
        }
        StringBuilder list = new StringBuilder();
        int[] options = order.options(form);
        for (int i = options.length - 1; i >= 0 && list.length() <= LONGEST; i--) {
            list.append(item(options[i], true));
        }
        return single ? list.toString() : "(" + list + ")";
    }

    private static String brackets(StringBuilder after) {
        boolean sharps = after.chars().allMatch(c -> c == '#');
        return sharps ? after.toString() : "[" + after + "]";
    }

    private static String mirrored(String text) {
        return new StringBuilder(text).reverse().toString();
    }

    private static String heap(int size) {
        return size < DIGITS ? Integer.toString(size) : "&" + size + ";";
    }
}
