package org.impartial.games.heap.pair;

import org.impartial.core.game.ImpartialGame;
import org.impartial.games.heap.queen.TwoHeaps;

interface PairGame extends ImpartialGame<TwoHeaps> {
    @Override
    default TwoHeaps canonical(TwoHeaps heaps) {
        return heaps.sorted();
    }
}
