package org.impartial.games.heap.pair;

import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.state.RecordGame;

interface PairGame extends RecordGame<TwoHeaps> {
    @Override
    default TwoHeaps canonical(TwoHeaps heaps) {
        return heaps.sorted();
    }
}
