package org.impartial.core.game.heap;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapGame.HeapCode;

/** A heap rule with a name, and with theorems and a reach that it does not declare itself. */
record NamedHeapGame(String name, HeapGame rule, List<Claim<Long>> claims, Optional<HeapReach> reach)
        implements HeapGame {

    /** Returns a game with other theorems and another reach. */
    static HeapGame of(HeapGame game, List<Claim<Long>> claims, Optional<HeapReach> reach) {
        return new NamedHeapGame(game.name(), game instanceof NamedHeapGame named ? named.rule : game, claims, reach);
    }

    @Override
    public void options(int heap, HeapOptions out) {
        rule.options(heap, out);
    }

    @Override
    public void farOptions(long heap, Options<Long> out) {
        if (rule.getClass().isHidden()
                || reach.filter(declared -> declared.parts() == 1).isPresent()) {
            // A lambda has only the default, whose message would not have the name, and not the reach.
            HeapGame.super.farOptions(heap, out);
        } else {
            rule.farOptions(heap, out);
        }
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return rule.heapCode();
    }

    /** Excludes the theorems, since every component hashes its game and the hash must be cheap. */
    @Override
    public int hashCode() {
        return 31 * name.hashCode() + rule.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
