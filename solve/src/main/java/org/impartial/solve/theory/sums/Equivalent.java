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

/** A position claimed to have the value of a component, whether all options correspond to moves in it, and which. */
public record Equivalent(Position position, boolean allMoves, Function<Move, Position> back) {

    /** Returns the options of the component that correspond to replies in the parts, lazily, if all these are known. */
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
