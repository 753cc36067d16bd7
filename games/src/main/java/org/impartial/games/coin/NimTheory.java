package org.impartial.games.coin;

import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * One coin or two, or exactly two at any distance, are forms of Nim [Ferguson]: a head counts as a heap of its place x,
 * counted from 1 if a coin may be turned alone and from 0 otherwise, and turning y along with it is a move to a heap of
 * y, since equal heaps cancel.
 *
 * @param first the label of the leftmost coin
 * @param alone whether a coin may be turned alone
 */
record NimTheory(long first, boolean alone) implements HeadTheory {

    @Override
    public Basis basis() {
        return Basis.proved("heads add; G(x) = x" + (zero() == 0 ? "" : alone ? " + 1" : " - 1"), "Ferguson");
    }

    /** Returns the label of the place 0. */
    private long zero() {
        return alone ? first - 1 : first;
    }

    @Override
    public boolean covers(long label) {
        return label <= Coins.GREATEST;
    }

    @Override
    public long value(long label) {
        return label - zero();
    }

    @Override
    public Stream<Coins> turns(long rightmost, long worth) {
        long partner = value(rightmost) ^ worth;
        if (partner == 0 && alone) {
            return Stream.of(Coins.of(rightmost));
        }
        return partner < value(rightmost) ? Stream.of(Coins.of(partner + zero(), rightmost)) : Stream.empty();
    }
}
