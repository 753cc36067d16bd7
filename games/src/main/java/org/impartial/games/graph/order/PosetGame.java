package org.impartial.games.graph.order;

import java.util.List;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;

/**
 * The game of a {@link Poset}: a move removes an element and all above it. A state is the set of the removed elements as bits.
 *
 * <p>There are as many options as elements. The position is the sum of the connected parts of the comparability graph
 * of the remaining elements.
 */
interface PosetGame extends PackedGame {

    /** Returns the ordered set. */
    Poset poset();

    @Override
    default void options(long taken, PackedOptions out) {
        poset().options(taken, out);
    }

    @Override
    default List<Claim<Long>> claims() {
        return List.of(poset().stealing());
    }

    @Override
    default void requireState(Long taken) {
        poset().requireTaken(this, taken);
    }

    /** Returns the removed elements when only the parts of {@code after} remain. */
    static long taken(Poset poset, Position after) {
        long left = 0;
        for (Component<?> part : after.components()) {
            left |= poset.left((Long) part.state());
        }
        return poset.left(left);
    }
}
