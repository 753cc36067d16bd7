package org.impartial.games.combine;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.games.state.Require;

/** A game whose states are made of positions of other games, with a small world for the contract. */
interface CompoundGame<S> extends ImpartialGame<S> {

    List<S> world();

    /** Returns the positions that a state consists of, in their order; null in the place of a missing one. */
    List<Position> parts(S state);

    @Override
    default void requireState(S state) {
        Require.present(this, state);
        Require.ordinaryParts(this, parts(state));
    }

    @Override
    default Stream<S> smallStates() {
        return world().stream();
    }

    /** Returns all ordered pairs of some positions, the small world of a compound of two. */
    static <S> List<S> pairs(BiFunction<Position, Position, S> pair, Position... small) {
        return Stream.of(small)
                .flatMap(first -> Stream.of(small).map(second -> pair.apply(first, second)))
                .toList();
    }
}
