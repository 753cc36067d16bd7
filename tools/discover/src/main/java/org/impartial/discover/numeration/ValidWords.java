package org.impartial.discover.numeration;

import java.math.BigInteger;
import java.util.List;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Learner;
import org.impartial.discover.automaton.Walk;
import org.jspecify.annotations.Nullable;

/** Learns the words that the greedy algorithm gives; {@link Laws} then prove the guess. */
final class ValidWords {
    private static final int WORDS = 1 << 15;
    private static final int STATES = 200;

    static Automaton learned(int base, List<BigInteger> weights) {
        Learner learner = new Learner(base, 1, word -> greedy(word, weights));
        while (learner.states() <= STATES) {
            Automaton guess = learner.hypothesis();
            int[] wrong = difference(guess, weights);
            if (wrong == null) {
                return guess;
            }
            learner.refine(wrong);
        }
        throw new IllegalArgumentException("the words of the greedy algorithm for weights " + weights.subList(0, 6)
                + "... are recognised by no automaton of up to " + STATES + " states");
    }

    /** Returns whether a word is greedy: the value of every suffix is less than the next weight. */
    private static boolean greedy(int[] word, List<BigInteger> weights) {
        BigInteger rest = BigInteger.ZERO;
        for (int place = 0; place < word.length; place++) {
            BigInteger digit = BigInteger.valueOf(word[word.length - 1 - place]);
            rest = rest.add(digit.multiply(weights.get(place)));
            if (rest.compareTo(weights.get(place + 1)) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static int @Nullable [] difference(Automaton guess, List<BigInteger> weights) {
        return Walk.first(Automaton.constant(guess.base(), 1, true), WORDS, false).stream()
                .filter(word -> guess.accepts(word) != greedy(word, weights))
                .findFirst()
                .orElse(null);
    }
}
