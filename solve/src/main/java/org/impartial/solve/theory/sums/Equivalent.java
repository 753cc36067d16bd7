package org.impartial.solve.theory.sums;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;

/**
 * A position that is claimed to have the same value as a component.
 *
 * @param position the position
 * @param allMoves whether every option of the component corresponds to a move in the position
 * @param back the option of the component that corresponds to a move in the position
 */
public record Equivalent(Position position, boolean allMoves, Function<Move, Position> back) {

    /**
     * Returns the options of the component that correspond to replies in the parts of the position.
     *
     * @param replies the required options of a part, by its index; empty if they are not known
     * @return the options of the component, lazily; empty if the replies of a part are not known
     */
    public Optional<Stream<Position>> options(IntFunction<Optional<Stream<Position>>> replies) {
        List<Stream<Position>> options = new ArrayList<>();
        for (int i = 0; i < position.components().size(); i++) {
            int part = i;
            Optional<Stream<Position>> known = replies.apply(i);
            if (known.isEmpty()) {
                return Optional.empty();
            }
            options.add(known.get().map(to -> back.apply(new Move(position, part, to))));
        }
        return Optional.of(Lazily.flatMap(options.stream(), stream -> stream));
    }
}
