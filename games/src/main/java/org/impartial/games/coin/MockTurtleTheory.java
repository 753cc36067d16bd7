package org.impartial.games.coin;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * Mock Turtles [WW, ch. 14]: the coin at place x, counted from 0, has as its value the odious one of 2x and 2x + 1. Two
 * odious numbers have an evil XOR, three an odious one, so no move of one, two or three coins is worth 0; and every
 * smaller odious number is reached by two coins, every smaller evil one by one or three.
 *
 * @param first the label of the leftmost coin
 */
record MockTurtleTheory(long first) implements HeadTheory {

    @Override
    public Basis basis() {
        return Basis.proved(
                "heads add; G(x) is the odious one of 2x and 2x + 1" + (first == 0 ? "" : ", counting places from 0"),
                "WW");
    }

    @Override
    public boolean covers(long label) {
        return label - first <= Long.MAX_VALUE / 2;
    }

    @Override
    public long value(long label) {
        long place = label - first;
        return 2 * place + 1 - Long.bitCount(place) % 2;
    }

    /**
     * Returns the coins to turn: an odious value takes one coin or three, an evil one takes two. Three: places y and z
     * with y ^ z = d make the XOR of their values 2d or 2d + 1, whichever is evil.
     */
    @Override
    public Stream<Coins> turns(long rightmost, long worth) {
        long rest = value(rightmost) ^ worth;
        long place = rightmost - first;
        if (Long.bitCount(worth) % 2 == 0) {
            return rest / 2 < place ? Stream.of(Coins.of(rest / 2 + first, rightmost)) : Stream.empty();
        }
        return rest == 0
                ? Stream.of(Coins.of(rightmost))
                : pairs(rest / 2, place).mapToObj(y -> Coins.of((y ^ (rest / 2)) + first, y + first, rightmost));
    }

    /**
     * Returns the y with y ^ d < y < bound. The highest digit of d must be 1 in y; all other digits of y are free, so
     * each y is found without a search.
     */
    private static LongStream pairs(long d, long bound) {
        long top = Long.highestOneBit(d);
        long whole = bound / (2 * top) * top;
        long part = Math.max(0, bound % (2 * top) - top);
        return LongStream.range(0, whole + part).map(i -> i / top * (2 * top) + top + i % top);
    }

    @Override
    public String reason(long label) {
        long place = label - first;
        boolean odious = Long.bitCount(place) % 2 == 1;
        return place + " = " + Long.toBinaryString(place) + " in binary is " + (odious ? "odious: 2x" : "evil: 2x + 1");
    }
}
