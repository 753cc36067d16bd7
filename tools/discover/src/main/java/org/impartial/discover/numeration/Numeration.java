package org.impartial.discover.numeration;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Learner;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.automaton.Walk;
import org.jspecify.annotations.Nullable;

/**
 * A positional numeration: weights by a linear recurrence, digits by the greedy algorithm. Immutable.
 *
 * @param valid the words on one tape that the greedy algorithm gives, with leading zeros
 */
public record Numeration(String name, int base, Weights weights, Growth growth, Automaton valid) {
    private static final int MOST_DIGITS = Weights.MOST_DIGITS;
    private static final int MOST_BITS = 50;
    private static final long LAWS = 5_000_000;
    private static final int WORDS = 1 << 15;
    private static final int STATES = 200;

    private Numeration(String name, int base, Weights weights, Automaton valid) {
        this(name, base, weights, Growth.of(weights.recurrence(), weights.terms()), valid);
    }

    /** Returns the base b, 2 to 16: every word is valid. */
    public static Numeration base(int b) {
        if (b < 2 || b > MOST_DIGITS) {
            throw new IllegalArgumentException("a base is 2 to " + MOST_DIGITS + ", not " + b);
        }
        return new Numeration("base " + b, b, Weights.of(new int[] {b}, 1), Automaton.constant(b, 1, true));
    }

    /**
     * Returns the system of [d; d, d, ...], for 1 Zeckendorf's: weights 1, d + 1, ... by u'' = d u' + u, digits up to
     * d, and d only before 0. The P-positions of Wythoff's game with the bound d are regular in it [Fraenkel 1982].
     */
    public static Numeration ostrowski(int d) {
        if (d < 1 || d >= MOST_DIGITS) {
            throw new IllegalArgumentException("an Ostrowski system has d from 1 to 15, not " + d);
        }
        int letters = d + 1;
        int[] next = new int[3 * letters];
        Arrays.fill(next, letters, 3 * letters, 2);
        next[d] = 1;
        next[letters] = 0;
        Automaton valid = Automaton.of(letters, 1, next, new boolean[] {true, true, false});
        String name = d == 1 ? "zeckendorf" : "ostrowski " + d;
        return new Numeration(name, letters, Weights.of(new int[] {d, 1}, 1, d + 1), valid);
    }

    /**
     * Returns a system that automata prove to count and add as the naturals do; otherwise the message states the law
     * that fails.
     *
     * @param recurrence c_1, ..., c_r of u_(n+r) = c_1 u_(n+r-1) + ... + c_r u_n; c_r is 1 or -1 unless r is 1, and the
     *     greatest root is a Pisot number
     * @param start the first r weights, ascending from 1
     */
    public static Numeration recurrence(String name, int[] recurrence, long... start) {
        Weights weights = Weights.checked(recurrence, start);
        int base = weights.digitsNeeded();
        Numeration system = new Numeration(name, base, weights, learned(base, weights.terms()));
        new Laws(system, new Meter(Budget.positions(LAWS), Progress.NONE, () -> false)).check();
        return system;
    }

    /** Learns the words that the greedy algorithm gives; {@link Laws} then prove the guess. */
    private static Automaton learned(int base, List<BigInteger> weights) {
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

    public int[] recurrence() {
        return weights.recurrence().clone();
    }

    public BigInteger weight(int place) {
        if (place >= Weights.COUNT) {
            throw new IllegalArgumentException(
                    "numbers of more than " + Weights.COUNT + " digits of " + name + " are not supported");
        }
        return weights.terms().get(place);
    }

    public int places() {
        return Weights.COUNT;
    }

    /** Returns the digits of a number, the most significant first and without leading zeros. */
    public int[] digits(BigInteger number) {
        int places = 0;
        while (places < Weights.COUNT && weights.terms().get(places).compareTo(number) <= 0) {
            places++;
        }
        if (places == Weights.COUNT) {
            throw new IllegalArgumentException("a number of " + Weights.COUNT + " or more digits of " + name);
        }
        int[] digits = new int[places];
        BigInteger rest = number;
        for (int i = 0; i < places; i++) {
            BigInteger[] parts = rest.divideAndRemainder(weights.terms().get(places - 1 - i));
            digits[i] = parts[0].intValueExact();
            rest = parts[1];
        }
        return digits;
    }

    public int[] word(BigInteger... numbers) {
        int[][] digits = Arrays.stream(numbers).map(this::digits).toArray(int[][]::new);
        int length = Arrays.stream(digits).mapToInt(own -> own.length).max().orElse(0);
        int[] word = new int[length];
        for (int tape = 0, weight = 1; tape < numbers.length; tape++, weight *= base) {
            for (int i = 0; i < digits[tape].length; i++) {
                word[length - digits[tape].length + i] += weight * digits[tape][i];
            }
        }
        return word;
    }

    public int[] word(long... numbers) {
        return word(Arrays.stream(numbers).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
    }

    public BigInteger[] numbers(int[] word, int tapes) {
        BigInteger[] numbers = new BigInteger[tapes];
        Arrays.fill(numbers, BigInteger.ZERO);
        for (int tape = 0; tape < tapes; tape++) {
            for (int i = 0; i < word.length; i++) {
                BigInteger digit = BigInteger.valueOf(Letters.digit(word[i], base, tape));
                numbers[tape] = numbers[tape].add(digit.multiply(weight(word.length - 1 - i)));
            }
        }
        return numbers;
    }

    /** Returns the numbers of a word of letters, which are heaps of a table; rejects those that no table can have. */
    public long[] small(int[] word, int tapes) {
        return Arrays.stream(numbers(word, tapes))
                .mapToLong(number -> {
                    if (number.bitLength() > MOST_BITS) {
                        throw new TooLargeException("a question about a heap of " + number.bitLength() + " bits");
                    }
                    return number.longValueExact();
                })
                .toArray();
    }

    @Override
    public String toString() {
        return name;
    }
}
