package org.impartial.discover.check;

import java.util.List;

/**
 * A complete deterministic automaton whose tapes have names, in ascending order. The digit of tape t counts base^t in a
 * letter; state 0 is the first.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Table(int base, List<String> names, int[] next, boolean[] accepting) {

    int letters() {
        int letters = 1;
        for (int i = 0; i < names.size(); i++) {
            letters = Math.multiplyExact(letters, base);
        }
        return letters;
    }

    int states() {
        return accepting.length;
    }

    int step(int state, int letter) {
        return next[state * letters() + letter];
    }

    /** Returns for each letter over many names the letter of this table. */
    int[] view(List<String> all) {
        int letters = 1;
        for (int i = 0; i < all.size(); i++) {
            letters = Math.multiplyExact(letters, base);
        }
        int[] weight = new int[all.size()];
        int factor = 1;
        for (String name : names) {
            weight[all.indexOf(name)] = factor;
            factor *= base;
        }
        int[] view = new int[letters];
        for (int letter = 0; letter < letters; letter++) {
            for (int i = 0, rest = letter; i < weight.length; i++, rest /= base) {
                view[letter] += rest % base * weight[i];
            }
        }
        return view;
    }
}
