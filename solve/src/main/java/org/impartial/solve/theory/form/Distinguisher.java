package org.impartial.solve.theory.form;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;
import org.jspecify.annotations.Nullable;

/**
 * Finds a game that distinguishes two different forms, by the constructive proof that forms without reversible options
 * are equal only if they are identical [ONAG, ch. 12] [Siegel 2013].
 */
/*
 * Implementation: G and H are linked if some T makes G + T and H + T both P. They are, if neither is an option of the
 * other: for G = H take the mate; else let T consist of a game for each option G' that makes G' + T' P and H + T' N,
 * and likewise for each H'. Every move from G + T then has an answer, and T has an option. If an option X' of X is
 * linked with Y and is not an option of Y, the same T makes X + T N and Y + T P. Where no such pair exists, one form
 * would revert to the other, but for the proviso: one of them is 0, which is N, and the other is P. A game for the
 * opposite outcomes has T and the mates of all options as options. Both birthdays together fall with each step.
 */
final class Distinguisher {
    private final FormTable forms;
    private final Meter meter;
    private final Long2ObjectOpenHashMap<Apart> known = new Long2ObjectOpenHashMap<>();
    private final Long2IntOpenHashMap links = new Long2IntOpenHashMap();

    Distinguisher(FormTable forms, Meter meter) {
        this.forms = forms;
        this.meter = meter;
    }

    /** A game whose sum with that one of two forms is a P-position, and with the other an N-position. */
    private record Apart(int game, int previous) {}

    /** Returns a game whose sums with two different forms have different outcomes. */
    int of(int a, int b) {
        return apart(a, b).game();
    }

    private Apart apart(int a, int b) {
        long pair = pair(a, b);
        Apart found = known.get(pair);
        if (found == null) {
            meter.tick();
            found = oneSided(a, b);
            found = found == null ? oneSided(b, a) : found;
            if (found == null) {
                found = new Apart(FormTable.ZERO, Math.max(a, b));
            }
            known.put(pair, found);
        }
        return found;
    }

    /** Constructs the game from an option of x that is linked with y. */
    private @Nullable Apart oneSided(int x, int y) {
        for (int i = 0; i < forms.options(x); i++) {
            int option = forms.option(x, i);
            if (!forms.hasOption(y, option) && !forms.hasOption(option, y)) {
                return new Apart(linking(option, y), y);
            }
        }
        return null;
    }

    /** Returns a game whose sums with two forms are both P-positions; neither form may be an option of the other. */
    private int linking(int a, int b) {
        if (a == b) {
            return forms.mate(a, meter);
        }
        long pair = pair(a, b);
        if (!links.containsKey(pair)) {
            IntArrayList options = new IntArrayList();
            for (int i = 0; i < forms.options(a); i++) {
                options.add(makingP(forms.option(a, i), b));
            }
            for (int i = 0; i < forms.options(b); i++) {
                options.add(makingP(forms.option(b, i), a));
            }
            links.put(pair, forms.of(options.elements(), 0, options.size(), meter));
        }
        return links.get(pair);
    }

    /** Returns a game whose sum with one form is a P-position and with the other an N-position. */
    private int makingP(int previous, int next) {
        Apart found = apart(previous, next);
        if (found.previous() == previous) {
            return found.game();
        }
        int[] options = new int[forms.options(previous) + 1];
        for (int i = 0; i < options.length - 1; i++) {
            options[i] = forms.mate(forms.option(previous, i), meter);
        }
        options[options.length - 1] = found.game();
        return forms.of(options, 0, options.length, meter);
    }

    private static long pair(int a, int b) {
        return (long) Math.min(a, b) << Integer.SIZE | Math.max(a, b);
    }
}
