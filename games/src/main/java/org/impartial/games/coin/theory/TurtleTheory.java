package org.impartial.games.coin.theory;

import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.games.coin.row.Coins;

/**
 * Turning Turtles is a form of Nim: a head counts as a heap of its place x, counted from 1, and turning y along with it
 * is a move to a heap of y, since equal heaps cancel [Ferguson].
 *
 * @param first the label of the leftmost coin
 */
public record TurtleTheory(long first) implements HeadTheory {

    @Override
    public Basis basis() {
        return Basis.proved(first == 1 ? "heads add; G(x) = x" : "heads add; G(x) = x + 1", "Ferguson");
    }

    @Override
    public boolean covers(long label) {
        return label <= Coins.GREATEST;
    }

    @Override
    public long value(long label) {
        return label - first + 1;
    }

    @Override
    public Stream<Coins> turns(long rightmost, long worth) {
        long partner = value(rightmost) ^ worth;
        if (partner == 0) {
            return Stream.of(Coins.of(rightmost));
        }
        return partner < value(rightmost) ? Stream.of(Coins.of(partner - 1 + first, rightmost)) : Stream.empty();
    }
}
