package org.impartial.games.coin.strip;

import java.util.List;

/**
 * Welter's function of distinct squares, and its inverse in one of them.
 */
/*
 * N(x) consists of the lowest t + 1 bits if 2 divides x exactly t times. So bit i of the function is the XOR of the
 * bits i of all squares and of the number of pairs whose squares agree in all bits below i. If the other squares are
 * given, bit i of the missing one follows from the given bit, the bits i of the others and their pairs, and the number
 * of the others that agree with it below i, which its lower bits determine. So its bits follow from the lowest up.
 * Above the bits of all given numbers it agrees with none of them, and its bits are 0, unless it equals another square
 * in every bit; this is tested afterwards.
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
     * Returns the only square that together with the others has the given value, if it is below 2^63; otherwise one of
     * the other squares.
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
