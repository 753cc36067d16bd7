package org.impartial.games.heap.queen;

import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.notation.NotationException;

/** Wythoff's game with a pair of heaps below 2^30 as one number, the first heap in its upper half. */
record PackedWythoff(Wythoff rules) implements PackedGame, Levelled {
    private static final long MOST = (1L << 30) - 1;

    static long pack(TwoHeaps heaps) {
        if (heaps.greater() > MOST) {
            throw new BeyondRangeException("a pair of heaps is one number for heaps up to " + MOST + ", not "
                    + heaps.greater() + "; solve single positions instead");
        }
        return pack(heaps.first(), heaps.second());
    }

    private static long pack(long first, long second) {
        return first << Integer.SIZE | second;
    }

    static TwoHeaps unpack(long packed) {
        return new TwoHeaps(packed >>> Integer.SIZE, (int) packed);
    }

    @Override
    public void options(long state, PackedOptions out) {
        rules.options(unpack(state), (first, second) -> out.to(pack(first, second)));
    }

    @Override
    public void requireState(Long state) {
        if (state == null || state < 0 || unpack(state).greater() > MOST) {
            throw new NotationException("a state is two heaps up to " + MOST + " as one number, the first in the upper"
                    + " half, not " + state);
        }
    }

    @Override
    public long canonical(long state) {
        TwoHeaps heaps = unpack(state);
        return pack(heaps.lesser(), heaps.greater());
    }

    @Override
    public int level(long state) {
        TwoHeaps heaps = unpack(state);
        return (int) -(heaps.first() + heaps.second());
    }

    @Override
    public String name() {
        return rules.name() + " on packed pairs";
    }
}
