package org.impartial.games.coin;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.notation.NotationException;

/**
 * Exactly k neighbouring coins. Every k neighbouring places hold exactly one that k divides, so a move turns exactly
 * one of those and G is their number modulo 2 [Ferguson].
 */
record Block(long first, long length) implements TurningSet, HeadTheory {
    Block {
        if (length < 1) {
            throw new NotationException("a move turns at least 1 coin, not " + length);
        }
    }

    @Override
    public Stream<Coins> turns(long rightmost) {
        return rightmost - first + 1 < length
                ? Stream.empty()
                : Stream.of(Coins.run(rightmost - length + 1, rightmost));
    }

    @Override
    public long count(long rightmost) {
        return rightmost - first + 1 < length ? 0 : 1;
    }

    @Override
    public long widest(long rightmost) {
        return length;
    }

    @Override
    public Optional<HeadTheory> closedForm() {
        return Optional.of(this);
    }

    @Override
    public Basis basis() {
        return Basis.proved(
                length == 1
                        ? "heads add; G(x) = 1"
                        : "heads add; G = 1 at the places that " + length + " divides, else 0",
                "Ferguson");
    }

    @Override
    public long value(long label) {
        return (label - first + 1) % length == 0 ? 1 : 0;
    }

    @Override
    public long value(Coins coins) {
        return coins.edges().map(edge -> (edge - first) / length).reduce(0, (a, b) -> a ^ b) & 1;
    }

    @Override
    public Stream<Coins> turns(long rightmost, long worth) {
        return worth == 1 ? turns(rightmost) : Stream.empty();
    }

    @Override
    public String toString() {
        return length == 1 ? "single" : "consecutive," + length;
    }
}
