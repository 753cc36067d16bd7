package org.impartial.solve.theory.form.table;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** The forms that are Nim heaps, from the heap of 0 on. */
final class FormHeaps {
    private final FormTable forms;
    private final IntArrayList heaps = new IntArrayList();

    /** Creates the heaps of a table, which passes each new form to {@link #note}. */
    FormHeaps(FormTable forms) {
        this.forms = forms;
    }

    int count() {
        return heaps.size();
    }

    /** Returns all heaps so far, which are the options of the next one. */
    int[] all() {
        return heaps.toIntArray();
    }

    int get(int size) {
        return heaps.getInt(size);
    }

    boolean has(int form) {
        int size = forms.birthday(form);
        return size < count() && get(size) == form;
    }

    /**
     * Records a form if it is the next heap: if it has as many options as its birthday, and these are the heaps from 0
     * on.
     */
    void note(int form) {
        int size = forms.options(form);
        if (size != forms.birthday(form) || size != count()) {
            return;
        }
        for (int i = 0; i < size; i++) {
            if (!has(forms.option(form, i))) {
                return;
            }
        }
        heaps.add(form);
    }
}
