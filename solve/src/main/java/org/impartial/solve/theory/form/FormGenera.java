package org.impartial.solve.theory.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/** The genera of the forms of a table, each computed once, from those of its options. No sum is formed. */
final class FormGenera {
    /** The approximate number of bytes of a genus with its table entry. */
    private static final long GENUS = 200;

    private final FormTable forms;
    private final Map<Integer, Genus> known = new HashMap<>();

    FormGenera(FormTable forms) {
        this.forms = forms;
    }

    /** Returns the genus of a form. */
    Genus of(int form, Meter meter) {
        if (!known.containsKey(form)) {
            for (int follower : forms.followers(form, meter)) {
                if (!known.containsKey(follower)) {
                    meter.tick(1L + forms.options(follower));
                    meter.hold(GENUS);
                    known.put(follower, byOptions(follower));
                }
            }
        }
        return genus(form);
    }

    private Genus byOptions(int form) {
        List<Genus> options = new ArrayList<>();
        for (int i = 0; i < forms.options(form); i++) {
            options.add(genus(forms.option(form, i)));
        }
        return Genus.ofOptions(options);
    }

    private Genus genus(int form) {
        return Objects.requireNonNull(known.get(form));
    }

    /** Returns whether a form and all its followers have the genus of a sum of heaps. */
    boolean tame(int form, Meter meter) {
        return of(form, meter).ofNim()
                && Arrays.stream(forms.followers(form, meter))
                        .allMatch(each -> genus(each).ofNim());
    }

    /** Returns the number of forms whose genera are known. */
    int count() {
        return known.size();
    }
}
