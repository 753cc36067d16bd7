package org.impartial.solve.theory.form;

import java.util.Collection;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/**
 * Creates misère canonical forms and stores each once.
 *
 * <pre>{@code
 * MisereForms forms = new MisereForms();
 * MisereForm two = forms.heap(2);
 * two.plus(two).toString();            // *[2[2]]
 * forms.parse("*[2[2]321]").genus();   // 4^146
 * }</pre>
 *
 * <p>Neither this object nor its forms are safe for use by several threads.
 */
public final class MisereForms {
    final FormTable table;
    final FormGenera genera;
    final Meter meter;

    /** Creates an empty table, limited only by the memory available to Java. */
    public MisereForms() {
        this(new FormTable(), Meter.unlimited());
    }

    /**
     * Creates an empty table under a budget.
     *
     * @param meter counts the work of all methods of these forms, and stops it
     * @param mostForms the greatest number of forms that are stored, 2 or more
     */
    public MisereForms(Meter meter, int mostForms) {
        this(new FormTable(mostForms), meter);
    }

    MisereForms(FormTable table, Meter meter) {
        this.table = table;
        this.genera = new FormGenera(table);
        this.meter = meter;
    }

    /** {@return the form of a position in which play has ended: 0, an N-position} */
    public MisereForm zero() {
        return form(FormTable.ZERO);
    }

    /**
     * {@return a Nim heap}
     *
     * @param size from 0 to 32,767
     * @throws org.impartial.core.game.BeyondRangeException if it is greater
     */
    public MisereForm heap(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("a heap has 0 beans or more, not " + size);
        }
        return form(table.heap(size, meter));
    }

    /**
     * {@return the form of the game with given options}
     *
     * @param options the forms of the options, created by this object, in any order
     * @throws IllegalArgumentException if an option belongs to another {@code MisereForms}
     */
    public MisereForm of(Collection<MisereForm> options) {
        int[] numbers = options.stream().mapToInt(this::number).toArray();
        return form(table.of(numbers, 0, numbers.length, meter));
    }

    /**
     * Reads a form written by {@link MisereForm#toString}, such as {@code *[2[2]321]}, or {@code *7} for a heap.
     *
     * @param text the form
     * @return the canonical form
     * @throws org.impartial.core.notation.NotationException if it cannot be read; the message states where
     */
    public MisereForm parse(String text) {
        return form(FormReader.read(table, text, meter));
    }

    /** Returns the form of a number in the table. */
    MisereForm form(int number) {
        return new MisereForm(this, number);
    }

    /** {@return the number of all forms created so far, including intermediate ones} */
    public int size() {
        return table.count();
    }

    /** Returns the number of a form stored in the same table. */
    int number(MisereForm form) {
        if (form.table() != table) {
            throw new IllegalArgumentException(form + " belongs to another MisereForms; parse its text here instead");
        }
        return form.number;
    }

    /** Returns a text with the number of forms stored. */
    @Override
    public String toString() {
        return "table of " + table.count() + " misère canonical forms";
    }
}
