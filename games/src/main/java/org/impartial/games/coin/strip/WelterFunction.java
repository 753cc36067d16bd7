package org.impartial.games.coin.strip;

import java.util.List;

/**
 * Welter's function of distinct squares, and its inverse in one of them.
 */
/*
 * N(x) has the lowest t + 1 bits if 2 divides x just t times. So bit i of the function is the XOR of the bits i of all
 * squares and of the number of pairs whose squares agree in all bits below i. If the other squares are given, bit i of
 * the missing one follows from the given bit, the bits i of the others and their pairs, and the number of the others
 * that agree with it below i, which its lower bits determine. So its bits follow from the lowest on. Above the bits of
 * all numbers it agrees with none, and has zeros, unless it is at every bit equal to another square; this is tested
 * afterwards.
 */
final class WelterFunction {
    private WelterFunction() {}

    static long value(List<Long> squares) {
        long value = 0;
        for (int i = 0; i < squares.size(); i++) {
            value ^= squares.get(i);
            for (int j = 0; j < i; j++) {
                long distance = squares.get(i) - squares.get(j);
                value ^= distance ^ (distance - 1);
            }
        }
        return value;
    }

    /**
     * Returns the one square that together with the others has a value, if it is below 2^63; else a number among the
     * others.
     */
    static long square(List<Long> others, long wanted) {
        long bits = wanted ^ value(others);
        long square = 0;
        for (int bit = 0; bit < 63; bit++) {
            long below = (1L << bit) - 1;
            long known = square;
            long agreeing =
                    others.stream().filter(o -> ((o ^ known) & below) == 0).count();
            square |= (((bits >> bit) ^ agreeing) & 1) << bit;
        }
        return square;
    }
}
