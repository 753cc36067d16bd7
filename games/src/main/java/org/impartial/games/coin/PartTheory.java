package org.impartial.games.coin;

import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Parts;

/** Values of single heads, supplied by the solver. */
record PartTheory(HeadGame game, Parts parts) implements HeadTheory {
    /** The theorems that hold in every coin-turning game. */
    static final Basis MEX =
            Basis.proved("heads add; the value of a single head is the mex over its moves", "Ferguson");

    @Override
    public Basis basis() {
        return game.set().headBasis();
    }

    @Override
    public boolean covers(long label) {
        return game.set().heap(label) <= Integer.MAX_VALUE;
    }

    @Override
    public long value(long label) {
        long heap = game.set().heap(label);
        return heap < 0 ? 0 : parts.grundy(game.at(heap));
    }

    @Override
    public Stream<Coins> turns(long rightmost, long worth) {
        return game.set().turns(rightmost).filter(turn -> value(turn) == worth);
    }
}
