package org.impartial.core.game.heap;

import java.util.Optional;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapGame.HeapCode;

/** A heap rule with a name. */
record NamedHeapGame(String name, HeapGame rule) implements HeapGame {

    @Override
    public void options(int heap, HeapOptions out) {
        rule.options(heap, out);
    }

    @Override
    public void farOptions(long heap, Options<Long> out) {
        if (rule.getClass().isHidden()) {
            // A lambda has only the default, whose message would not have the name.
            HeapGame.super.farOptions(heap, out);
        } else {
            rule.farOptions(heap, out);
        }
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return rule.heapCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
