package org.impartial.discover.numeration;

import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.Arrays;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Exploration;
import org.impartial.discover.automaton.Letters;

/*
 * The sum so far is a vector over the last r weights, which the recurrence updates with each digit. Its dominant part v
 * follows v' = beta v + (digit sum), so with r digits to come the sum can be k only while v is within W/(beta - 1) +
 * E/(C beta^r) of k/(C beta^r). A vector near none of these settles an equation, and determines after how many digits
 * an inequality holds: states are finitely many. Letters matter by their digit sum alone.
 */
/** The automaton of a_1 x_1 + ... + a_m x_m = k or at most k, over all words, valid or not. */
final class LinearCondition {
    private static final long LIVE = 0;
    private static final long SHORT = 1;
    private static final long LONG = 2;
    private static final long SETTLED = 3;

    private final Numeration numeration;
    private final boolean atMost;
    private final long k;
    private final double radius;
    private final double error;
    private final int[] recurrence;

    private LinearCondition(Numeration numeration, int[] sums, boolean atMost, long k) {
        this.numeration = numeration;
        this.atMost = atMost;
        this.k = k;
        this.recurrence = numeration.recurrence();
        long widest = Math.max(Math.abs((long) sums[0]), Math.abs((long) sums[sums.length - 1]));
        Growth growth = numeration.growth();
        this.radius = widest / (growth.beta() - 1) + 1e-6 + 1e-9 * Math.abs((double) k);
        this.error = widest * growth.error() / growth.factor();
    }

    static Automaton of(Numeration numeration, int[] coefficients, boolean atMost, long k, Meter meter) {
        int base = numeration.base();
        int tapes = coefficients.length;
        int[] sums = new int[Letters.count(base, tapes)];
        for (int letter = 0; letter < sums.length; letter++) {
            for (int tape = 0, rest = letter; tape < tapes; tape++, rest /= base) {
                sums[letter] += coefficients[tape] * (rest % base);
            }
        }
        int[] distinct = Arrays.stream(sums).distinct().sorted().toArray();
        int[] rank = Arrays.stream(sums)
                .map(sum -> Arrays.binarySearch(distinct, sum))
                .toArray();
        LinearCondition condition = new LinearCondition(numeration, distinct, atMost, k);
        return new Exploration(base, tapes, "a linear condition", meter)
                .of(
                        LongArrays.HASH_STRATEGY,
                        new long[condition.recurrence.length + 1],
                        rank,
                        (state, sum) -> condition.after(state, distinct[sum]),
                        condition::accepts);
    }

    private long[] after(long[] state, int sum) {
        if (state[0] == SETTLED) {
            return state;
        }
        if (state[0] != LIVE) {
            return state[1] == 0 ? settled(state[0] == LONG) : new long[] {state[0], state[1] - 1};
        }
        long[] moved = new long[state.length];
        for (int j = 1; j < state.length; j++) {
            moved[j] = state[1] * recurrence[j - 1] + (j + 1 < state.length ? state[j + 1] : 0);
        }
        moved[1] += sum;
        return reduced(moved);
    }

    private static long[] settled(boolean value) {
        return new long[] {SETTLED, value ? 1 : 0};
    }

    /** Returns the vector itself while the sum may still become k, otherwise the state that replaces it. */
    private long[] reduced(long[] vector) {
        Growth growth = numeration.growth();
        double v = 0;
        for (int j = vector.length - 1; j > 0; j--) {
            v = v / growth.beta() + vector[j];
        }
        if (Math.abs(v) <= radius) {
            return vector;
        }
        int last = -1;
        double scale = growth.factor();
        for (int toCome = 0; toCome == 0 || Math.max(Math.abs((double) k), error) / scale > 1e-9; toCome++) {
            double distance = v - (double) k / scale;
            if (Math.abs(distance) <= radius + error * growth.factor() / scale) {
                return vector;
            }
            if (distance > 0 != v > 0) {
                last = toCome;
            }
            scale *= growth.beta();
        }
        if (!atMost) {
            return settled(false);
        }
        return last < 0 ? settled(v < 0) : new long[] {v > 0 ? SHORT : LONG, last};
    }

    private boolean accepts(long[] state) {
        if (state[0] != LIVE) {
            return state[0] == SETTLED ? state[1] == 1 : state[0] == SHORT;
        }
        long value = 0;
        for (int j = 1; j < state.length; j++) {
            value += state[j] * numeration.weights().before(j - 1);
        }
        return atMost ? value <= k : value == k;
    }
}
