package org.impartial.solve.theory.form.table;

/**
 * Decides whether a game is equal to an existing form, since all options of the game outside that form revert to it.
 */
/*
 * Implementation: one rule makes forms canonical [ONAG, ch. 12]. Let T be the canonical options of G. If the options of
 * some H are a proper part of T, every other member of T has H as an option and, where H is 0, a member of T is P, then
 * G = H; otherwise T is the canonical form. The condition for 0 is the proviso: without a P option of G, G would be P
 * and 0 is N. H was canonical already, so the rule is applied once. Each member of T outside H has H as an option, so
 * its birthday is above that of H and of all options of H: an option of G of largest birthday is outside H, and H is
 * sought among the options of one of these only.
 */
record FormReversal(FormTable forms) {
    /** Returns the form to which all options outside it revert, or none. */
    int of(int[] options, int from, int to) {
        if (from == to) {
            return FormTable.NONE;
        }
        int late = options[from];
        for (int i = from + 1; i < to; i++) {
            if (forms.birthday(options[i]) > forms.birthday(late)) {
                late = options[i];
            }
        }
        for (int i = 0; i < forms.options(late); i++) {
            if (revertTo(forms.option(late, i), options, from, to)) {
                return forms.option(late, i);
            }
        }
        return FormTable.NONE;
    }

    private boolean revertTo(int target, int[] options, int from, int to) {
        int next = 0;
        int end = forms.options(target);
        if (end >= to - from) {
            return false;
        }
        boolean hasP = false;
        for (int i = from; i < to; i++) {
            int option = options[i];
            if (next < end && forms.option(target, next) == option) {
                next++;
            } else if ((next < end && forms.option(target, next) < option) || !forms.hasOption(option, target)) {
                return false;
            }
            hasP |= forms.isP(option);
        }
        return next == end && (target != FormTable.ZERO || hasP);
    }
}
