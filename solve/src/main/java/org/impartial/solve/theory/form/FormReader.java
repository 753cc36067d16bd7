package org.impartial.solve.theory.form;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.theory.form.table.FormTable;

/** Reads the text written by {@link FormText}, and {@code *n} for a heap. */
final class FormReader {
    private static final int LONGEST = 10_000;
    private static final int MOST_NESTED = 100;
    private static final int MOST_DIGITS = 5;

    private final FormTable forms;
    private final String text;
    private final Meter meter;
    private int at;
    private int depth;

    private FormReader(FormTable forms, String text, Meter meter) {
        this.forms = forms;
        this.text = text;
        this.meter = meter;
    }

    static int read(FormTable forms, String text, Meter meter) {
        if (text.length() > LONGEST) {
            throw new NotationException("a misère form has at most " + LONGEST + " characters, not " + text.length());
        }
        return new FormReader(forms, text, meter).form();
    }

    private int form() {
        expect('*');
        int form;
        if (takes('[')) {
            form = list(']');
            expect(']');
        } else {
            form = forms.heap(number(), meter);
        }
        if (at < text.length()) {
            throw wrong("the end");
        }
        return form;
    }

    /** Returns one item: the form that it denotes, or the options of a form. */
    private int list(char end) {
        if (++depth > MOST_NESTED) {
            throw new NotationException(
                    "brackets of a misère form are nested at most " + MOST_NESTED + " deep", at + 1);
        }
        IntArrayList items = new IntArrayList();
        while (!meets(end)) {
            items.add(item());
        }
        depth--;
        if (items.isEmpty()) {
            throw wrong("an option, a heap or the form of 0, which is written 0");
        }
        int[] all = items.toIntArray();
        return all.length == 1 ? all[0] : forms.of(all, 0, all.length, meter);
    }

    private int item() {
        int form;
        if (takes('(')) {
            form = list(')');
            expect(')');
        } else {
            form = heap();
        }
        while (true) {
            if (takes('#')) {
                form = sharp(form);
            } else if (takes('[')) {
                form = after(form);
                expect(']');
            } else {
                return form;
            }
        }
    }

    /** Applies the steps in the brackets after a form, each to the result of the previous one. */
    private int after(int start) {
        int form = start;
        while (!meets(']')) {
            if (takes('#')) {
                form = sharp(form);
            } else if (takes('-')) {
                int minus = at;
                form = difference(form, heap(), minus);
            } else {
                form = forms.sum(form, heap(), meter);
            }
        }
        return form;
    }

    private int sharp(int form) {
        return forms.of(new int[] {form}, 0, 1, meter);
    }

    private int difference(int form, int heap, int column) {
        int found = new FormDifference(forms, meter).of(form, heap);
        if (found < 0) {
            throw new NotationException(
                    "no form is found whose sum with this heap is the form before the minus", column);
        }
        return found;
    }

    private int heap() {
        if (takes('&')) {
            int size = number();
            expect(';');
            return forms.heap(size, meter);
        }
        if (meetsDigit()) {
            return forms.heap(text.charAt(at++) - '0', meter);
        }
        throw wrong("a digit, & and a number before ;, or (");
    }

    private int number() {
        int from = at;
        while (meetsDigit()) {
            at++;
        }
        if (from == at || at - from > MOST_DIGITS) {
            throw new NotationException(
                    "a heap has a size from 0 to " + FormTable.GREATEST_BIRTHDAY + " here", from + 1);
        }
        return Integer.parseInt(text.substring(from, at));
    }

    private boolean meets(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    private boolean meetsDigit() {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    private boolean takes(char c) {
        boolean met = meets(c);
        at += met ? 1 : 0;
        return met;
    }

    private void expect(char c) {
        if (!takes(c)) {
            throw wrong(String.valueOf(c));
        }
    }

    private NotationException wrong(String expected) {
        String stands = at < text.length() ? "\"" + text.charAt(at) + "\"" : "the end";
        return new NotationException(
                stands + " stands where " + expected + " is expected in the misère form; an example is *[2[2]321]",
                at + 1);
    }
}
