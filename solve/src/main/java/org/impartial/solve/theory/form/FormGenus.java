package org.impartial.solve.theory.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;
import org.impartial.solve.theory.tame.Genus;

/** The genera of a form and of all its followers, options first. No sum is formed. */
final class FormGenus {
    private final FormTable forms;
    private final int[] followers;
    private final List<Genus> genera = new ArrayList<>();

    FormGenus(FormTable forms, int form, Meter meter) {
        this.forms = forms;
        this.followers = forms.followers(form, meter);
        for (int follower : followers) {
            meter.tick(1L + forms.options(follower));
            genera.add(genus(follower));
        }
    }

    /** Returns the genus of the form. */
    Genus genus() {
        return genera.get(genera.size() - 1);
    }

    /** Returns whether the form and all its followers have the genus of a sum of heaps. */
    boolean tame() {
        return genera.stream().allMatch(Genus::ofNim);
    }

    private Genus genus(int form) {
        List<Genus> options = new ArrayList<>();
        for (int i = 0; i < forms.options(form); i++) {
            options.add(genera.get(Arrays.binarySearch(followers, forms.option(form, i))));
        }
        return Genus.ofOptions(options);
    }
}
