package org.impartial.games.coin;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame.HeapCode;

/** Coins 0, x, n − x and n: the game of Grunt. Only coin n has to show heads, else heads would not add. */
record Symmetric() implements TurningSet {
    private static final Optional<HeapCode> CODE = Optional.of(BreakingCode.parse("4!.0"));

    @Override
    public long first() {
        return 0;
    }

    @Override
    public Stream<Coins> turns(long rightmost) {
        return LongStream.rangeClosed(1, count(rightmost)).mapToObj(x -> Coins.of(0, x, rightmost - x, rightmost));
    }

    @Override
    public long count(long rightmost) {
        return Math.max(0, (rightmost - 1) / 2);
    }

    @Override
    public long widest(long rightmost) {
        return 4;
    }

    @Override
    public Optional<HeapCode> headCode() {
        return CODE;
    }

    @Override
    public Basis headBasis() {
        return Basis.proved("heads add; G(n) is that of Grundy's game on a heap of n", "Ferguson");
    }

    @Override
    public String toString() {
        return "symmetric";
    }
}
