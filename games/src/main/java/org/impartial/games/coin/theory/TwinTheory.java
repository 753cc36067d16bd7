package org.impartial.games.coin.theory;

import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.games.coin.row.Coins;

/**
 * Twins at any distance [Ferguson]: the head at place x, counted from 0, is a Nim heap of x, and turning y along with
 * it is a move to y.
 *
 * @param first the label of the leftmost coin
 */
public record TwinTheory(long first) implements HeadTheory {

    @Override
    public Basis basis() {
        return Basis.proved(first == 0 ? "heads add; G(x) = x" : "heads add; G(x) = x - 1", "Ferguson");
    }

    @Override
    public boolean covers(long label) {
        return label <= Coins.GREATEST;
    }

    @Override
    public long value(long label) {
        return label - first;
    }

    @Override
    public Stream<Coins> turns(long rightmost, long worth) {
        long partner = value(rightmost) ^ worth;
        return partner < value(rightmost) ? Stream.of(Coins.of(partner + first, rightmost)) : Stream.empty();
    }
}
