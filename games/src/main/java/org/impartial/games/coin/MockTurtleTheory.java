package org.impartial.games.coin;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * Mock Turtles [WW, ch. 14]: the coin at place x from 0 is worth the odious one of 2x and 2x + 1. Two odious numbers
 * have an evil XOR, three an odious one, so no move is worth 0; and every smaller odious number is reached by two
 * coins, every smaller evil one by one or three.
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

    /** An odious value takes one coin or three, whose places y ^ z = d make 2d or 2d + 1; an evil one takes two. */
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

    /** Returns the y with y ^ d < y < bound: the highest digit of d is 1 in y, and all others are free. */
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
