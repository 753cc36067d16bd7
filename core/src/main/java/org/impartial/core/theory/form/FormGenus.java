package org.impartial.core.theory.form;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.tame.Genus;

/**
 * The genera of a form and of all forms that can be reached from it, by recursion on the form and the number of heaps of 2
 * beside it: g−(G + k·*2) is the mex of the values of the options beside as many heaps, and of a and a XOR 1 where a is the
 * value of G beside one heap less. No sum is formed.
 */
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

    /** Returns whether the form and all that can be reached from it have the genus of a sum of heaps. */
    boolean tame() {
        return genera.stream().allMatch(Genus::ofNim);
    }

    /** The genera of options are known. Once all of these alternate, and the form does twice, it goes on so. */
    private Genus genus(int form) {
        List<Genus> options = new ArrayList<>();
        for (int i = 0; i < forms.options(form); i++) {
            options.add(genera.get(Arrays.binarySearch(followers, forms.option(form, i))));
        }
        int settled = options.stream().mapToInt(g -> g.misere().size()).max().orElse(0);
        List<Long> misere = new ArrayList<>();
        misere.add((long) forms.misere(form));
        for (int k = 1; k < settled + 3 || !alternatesTwice(misere); k++) {
            LongOpenHashSet reached = new LongOpenHashSet();
            for (Genus option : options) {
                reached.add(option.misere(k));
            }
            reached.add(misere.get(k - 1).longValue());
            reached.add(misere.get(k - 1) ^ 1);
            long mex = 0;
            while (reached.contains(mex)) {
                mex++;
            }
            misere.add(mex);
        }
        return new Genus(forms.grundy(form), misere);
    }

    private static boolean alternatesTwice(List<Long> values) {
        int last = values.size() - 1;
        return values.get(last).equals(values.get(last - 2)) && (values.get(last) ^ 2) == values.get(last - 1);
    }
}
