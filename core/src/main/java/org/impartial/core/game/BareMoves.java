package org.impartial.core.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.notation.Datum;

/** Moves in the notation of the component in which they are made, without its index. */
record BareMoves(Position position) implements Move.Form {

    @Override
    public Datum write(Move move) {
        return MoveReader.own(move);
    }

    @Override
    public Optional<Move> read(Datum written) {
        List<Move> meant = all(written);
        return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
    }

    /** Returns the moves that are written as {@code written} in some component, to different positions. */
    List<Move> all(Datum written) {
        Map<Position, Move> found = new LinkedHashMap<>();
        for (int i = 0; i < position.components().size(); i++) {
            int component = i;
            new OwnMoves<>(position.components().get(i))
                    .read(written)
                    .map(own -> new Move(position, component, own.to()))
                    .ifPresent(move -> found.putIfAbsent(move.result(), move));
        }
        return List.copyOf(found.values());
    }
}
