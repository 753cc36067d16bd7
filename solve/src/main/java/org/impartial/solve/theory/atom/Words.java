package org.impartial.solve.theory.atom;

import java.util.Arrays;

/** Sums of atoms, written as their atoms in descending order and compared lexicographically. */
public final class Words {
    private Words() {}

    public static int[] plus(int[] word, int atom) {
        int[] longer = Arrays.copyOf(word, word.length + 1);
        int at = word.length;
        while (at > 0 && longer[at - 1] < atom) {
            longer[at] = longer[at - 1];
            at--;
        }
        longer[at] = atom;
        return longer;
    }

    public static int[] without(int[] word, int atom) {
        int[] rest = new int[word.length - 1];
        boolean gone = false;
        for (int i = 0; i < rest.length; i++) {
            gone |= word[i] == atom;
            rest[i] = word[gone ? i + 1 : i];
        }
        return rest;
    }

    /** Returns the distinct atoms, descending. */
    public static int[] letters(int[] word) {
        return Arrays.stream(word).distinct().toArray();
    }

    public static int multiplicity(int[] word, int atom) {
        return (int) Arrays.stream(word).filter(a -> a == atom).count();
    }
}
