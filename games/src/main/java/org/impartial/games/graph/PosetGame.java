package org.impartial.games.graph;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.notation.Datum;

/**
 * The game of a {@link Poset}: a move removes an element and all above it. A state is the set of the removed elements as bits.
 *
 * <p>There are as many options as elements. The position is the sum of the connected parts of the comparability graph
 * of the remaining elements.
 */
interface PosetGame extends PackedGame {
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

    default List<Datum> items(Datum datum) {
        return datum.asItems();
    }

    int element(Datum item);

    Datum written(int element);

    /** A state is the least elements of the removed set, and a move the element that is chosen. */
    @Override
    default Notation<Long> notation() {
        return Notation.of(this::taken, this::written).movesToSums(this::bite);
    }

    private long taken(Datum datum) {
        long taken = 0;
        for (Datum item : items(datum)) {
            taken |= poset().up(element(item));
        }
        return taken;
    }

    private Datum written(long taken) {
        return Datum.list(
                Arrays.stream(poset().least(taken)).mapToObj(this::written).toList());
    }

    private Datum bite(long before, Position after) {
        long left = 0;
        for (Component<?> part : after.components()) {
            left |= poset().left((Long) part.state());
        }
        return written(poset().bite(before, poset().left(left)));
    }
}
