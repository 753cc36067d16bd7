package org.impartial.discover.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The n-th valid word and back, by counting the words of each length from each state. */
final class Counting {
    private final Table valid;
    private final List<BigInteger[]> counts = new ArrayList<>();

    Counting(Table valid) {
        this.valid = valid;
        BigInteger[] none = new BigInteger[valid.states()];
        for (int state = 0; state < none.length; state++) {
            none[state] = valid.accepting()[state] ? BigInteger.ONE : BigInteger.ZERO;
        }
        counts.add(none);
    }

    BigInteger count(int state, int length) {
        while (counts.size() <= length) {
            BigInteger[] last = counts.get(counts.size() - 1);
            BigInteger[] more = new BigInteger[last.length];
            for (int from = 0; from < more.length; from++) {
                more[from] = BigInteger.ZERO;
                for (int letter = 0; letter < valid.base(); letter++) {
                    more[from] = more[from].add(last[valid.step(from, letter)]);
                }
            }
            counts.add(more);
        }
        return counts.get(length)[state];
    }

    /** Returns the word of a number: as many valid words of its length come before it. */
    int[] word(BigInteger number) {
        int length = 0;
        while (count(0, length).compareTo(number) <= 0) {
            if (length > 400) {
                throw new CheckException("a number has more than 400 digits in this numeration");
            }
            length++;
        }
        int[] word = new int[length];
        BigInteger rest = number;
        int state = 0;
        for (int i = 0; i < length; i++) {
            int letter = 0;
            while (rest.compareTo(count(valid.step(state, letter), length - i - 1)) >= 0) {
                rest = rest.subtract(count(valid.step(state, letter), length - i - 1));
                letter++;
            }
            word[i] = letter;
            state = valid.step(state, letter);
        }
        return word;
    }

    BigInteger number(int[] word) {
        BigInteger number = BigInteger.ZERO;
        int state = 0;
        for (int i = 0; i < word.length; i++) {
            for (int letter = 0; letter < word[i]; letter++) {
                number = number.add(count(valid.step(state, letter), word.length - i - 1));
            }
            state = valid.step(state, word[i]);
        }
        return number;
    }
}
