package org.impartial.games.combine;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.impartial.core.game.Position;

/** The small worlds of compounds of two positions. */
final class PairStates {
    private PairStates() {}

    /** Returns all ordered pairs of some positions. */
    static <S> List<S> of(BiFunction<Position, Position, S> pair, Position... small) {
        return Arrays.stream(small)
                .flatMap(first -> Arrays.stream(small).map(second -> pair.apply(first, second)))
                .toList();
    }
}
