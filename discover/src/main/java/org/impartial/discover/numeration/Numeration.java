package org.impartial.discover.numeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;

/**
 * A positional numeration system: weights by a linear recurrence, digits by the greedy algorithm, most significant
 * first. Leading zeros change nothing. Immutable.
 */
public final class Numeration {
    private static final int WEIGHTS = 240;
    private static final int MOST_DIGITS = 16;
    private static final long LAWS = 5_000_000;

    private final String name;
    private final int base;
    private final int[] recurrence;
    private final List<BigInteger> weights;
    private final Automaton valid;
    private final Growth growth;

    private Numeration(String name, int base, int[] recurrence, long[] start, Automaton valid) {
        this.name = name;
        this.base = base;
        this.recurrence = recurrence;
        this.weights = weights(recurrence, start);
        this.growth = Growth.of(recurrence, weights);
        this.valid = valid;
    }

    /** Returns the base b, 2 to 16: every word is valid. */
    public static Numeration base(int b) {
        if (b < 2 || b > MOST_DIGITS) {
            throw new IllegalArgumentException("a base is 2 to " + MOST_DIGITS + ", not " + b);
        }
        return new Numeration("base " + b, b, new int[] {b}, new long[] {1}, Automaton.constant(b, 1, true));
    }

    /**
     * Returns Zeckendorf's numeration: sums of distinct Fibonacci numbers 1, 2, 3, 5, ... of which no two are
     * neighbours.
     */
    public static Numeration zeckendorf() {
        return ostrowski(1);
    }

    /**
     * Returns the system of [d; d, d, ...]: weights 1, d + 1, ... by u'' = d u' + u, digits up to d, and d only before
     * 0. The P-positions of Wythoff's game with the bound d are regular in it [Fraenkel 1982].
     *
     * @param d at least 1 and at most 15; 1 is Zeckendorf's
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
        return new Numeration(name, letters, new int[] {d, 1}, new long[] {1, d + 1}, valid);
    }

    /**
     * Returns the Tribonacci numeration: weights 1, 2, 4, 7, 13, ... by u''' = u'' + u' + u; no three ones in a row.
     */
    public static Numeration tribonacci() {
        return recurrence("tribonacci", new int[] {1, 1, 1}, 1, 2, 4);
    }

    /** Returns the Pell numbers 1, 2, 5, 12, ... by u'' = 2u' + u. */
    public static Numeration pell() {
        return recurrence("pell", new int[] {2, 1}, 1, 2);
    }

    /**
     * Returns a user-defined system. It is accepted only after a check by automata: the words that the greedy algorithm
     * gives, in the order of their length and then of their letters, must be the numbers in their order, and addition
     * must obey x + 0 = x and x + (y + 1) = (x + y) + 1.
     *
     * @param name how it is called
     * @param recurrence c_1, ..., c_r of u_(n+r) = c_1 u_(n+r-1) + ... + c_r u_n; c_r is 1 or -1 unless r is 1, and the
     *     greatest root is a Pisot number
     * @param start the first r weights, ascending from 1
     * @throws IllegalArgumentException if it is not such a system; the message says which law fails
     */
    public static Numeration recurrence(String name, int[] recurrence, long... start) {
        if (recurrence.length == 0 || recurrence.length > 6 || start.length != recurrence.length || start[0] != 1) {
            throw new IllegalArgumentException("a numeration has a recurrence of 1 to 6 coefficients and as many first"
                    + " weights, the first of them 1; got " + Arrays.toString(recurrence) + " and "
                    + Arrays.toString(start));
        }
        if (recurrence.length > 1 && Math.abs(recurrence[recurrence.length - 1]) != 1) {
            throw new IllegalArgumentException(
                    "the last coefficient of the recurrence must be 1 or -1, not " + recurrence[recurrence.length - 1]);
        }
        int base = digitsNeeded(weights(recurrence, start));
        Automaton valid = ValidWords.learned(base, weights(recurrence, start));
        Numeration system = new Numeration(name, base, recurrence.clone(), start, valid);
        new Laws(system, new Meter(Budget.positions(LAWS), Progress.NONE, () -> false)).check();
        return system;
    }

    private static int digitsNeeded(List<BigInteger> weights) {
        long most = 2;
        for (int i = 0; i + 1 < weights.size(); i++) {
            BigInteger[] parts = weights.get(i + 1).subtract(BigInteger.ONE).divideAndRemainder(weights.get(i));
            if (parts[0].signum() <= 0) {
                throw new IllegalArgumentException(
                        "weights must ascend, but " + weights.get(i) + " is followed by " + weights.get(i + 1));
            }
            most = Math.max(most, parts[0].min(BigInteger.valueOf(MOST_DIGITS)).longValue() + 1);
        }
        if (most > MOST_DIGITS) {
            throw new IllegalArgumentException("digits above " + (MOST_DIGITS - 1) + " are not supported");
        }
        return (int) most;
    }

    private static List<BigInteger> weights(int[] recurrence, long[] start) {
        List<BigInteger> weights = new ArrayList<>();
        for (long weight : start) {
            weights.add(BigInteger.valueOf(weight));
        }
        while (weights.size() < WEIGHTS) {
            BigInteger next = BigInteger.ZERO;
            for (int j = 0; j < recurrence.length; j++) {
                next = next.add(weights.get(weights.size() - 1 - j).multiply(BigInteger.valueOf(recurrence[j])));
            }
            weights.add(next);
        }
        return weights;
    }

    public String name() {
        return name;
    }

    /** Returns the number of digits, 0 to base - 1. */
    public int base() {
        return base;
    }

    public int[] recurrence() {
        return recurrence.clone();
    }

    /** Returns the weight of a digit with as many digits after it. */
    public BigInteger weight(int place) {
        while (place >= weights.size()) {
            throw new IllegalArgumentException(
                    "numbers beyond " + WEIGHTS + " digits of " + name + " are not supported");
        }
        return weights.get(place);
    }

    /** Returns how many digits numbers can have here. */
    public int places() {
        return WEIGHTS;
    }

    /** Returns the words on one tape that the greedy algorithm gives, with leading zeros. */
    public Automaton valid() {
        return valid;
    }

    Growth growth() {
        return growth;
    }

    /** Returns the weights 1, and before it those that the recurrence gives backwards. */
    long weightBefore(int steps) {
        int r = recurrence.length;
        long[] back = new long[2 * r];
        for (int i = 0; i < r; i++) {
            back[r + i] = weights.get(i).longValueExact();
        }
        for (int i = r - 1; i >= 0; i--) {
            long rest = back[i + r];
            for (int j = 0; j + 1 < r; j++) {
                rest -= recurrence[j] * back[i + r - 1 - j];
            }
            back[i] = rest / recurrence[r - 1];
        }
        return back[r - steps];
    }

    /** Returns the digits of a number, the most significant first and without leading zeros. */
    public int[] digits(BigInteger number) {
        int places = 0;
        while (places < WEIGHTS && weights.get(places).compareTo(number) <= 0) {
            places++;
        }
        if (places == WEIGHTS) {
            throw new IllegalArgumentException("a number of more than " + WEIGHTS + " digits of " + name);
        }
        int[] digits = new int[places];
        BigInteger rest = number;
        for (int i = 0; i < places; i++) {
            BigInteger[] parts = rest.divideAndRemainder(weights.get(places - 1 - i));
            digits[i] = parts[0].intValueExact();
            rest = parts[1];
        }
        return digits;
    }

    /** Returns a tuple of numbers as a word of letters. */
    public int[] word(BigInteger... numbers) {
        int[][] digits = new int[numbers.length][];
        int length = 0;
        for (int tape = 0; tape < numbers.length; tape++) {
            digits[tape] = digits(numbers[tape]);
            length = Math.max(length, digits[tape].length);
        }
        int[] word = new int[length];
        for (int tape = 0, weight = 1; tape < numbers.length; tape++, weight *= base) {
            for (int i = 0; i < digits[tape].length; i++) {
                word[length - digits[tape].length + i] += weight * digits[tape][i];
            }
        }
        return word;
    }

    /** Returns a tuple of small numbers as a word of letters. */
    public int[] word(long... numbers) {
        return word(Arrays.stream(numbers).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
    }

    /** Returns the numbers of a word of letters. */
    public BigInteger[] numbers(int[] word, int tapes) {
        BigInteger[] numbers = new BigInteger[tapes];
        for (int tape = 0; tape < tapes; tape++) {
            numbers[tape] = BigInteger.ZERO;
            for (int i = 0; i < word.length; i++) {
                BigInteger digit = BigInteger.valueOf(Letters.digit(word[i], base, tape));
                numbers[tape] = numbers[tape].add(digit.multiply(weight(word.length - 1 - i)));
            }
        }
        return numbers;
    }

    @Override
    public String toString() {
        return name;
    }
}
