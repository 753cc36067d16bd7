package org.impartial.games.coin;

import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * One coin or two, or exactly two, are forms of Nim [Ferguson]: a head is a heap of its place x, from 1 if a coin may
 * be turned alone, else from 0; turning y with it is a move to a heap of y, since equal heaps cancel.
 */
record NimTheory(long first, boolean alone) implements HeadTheory {
    @Override
    public Basis basis() {
        return Basis.proved("heads add; G(x) = x" + (zero() == 0 ? "" : alone ? " + 1" : " - 1"), "Ferguson");
    }

    private long zero() {
        return alone ? first - 1 : first;
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
