package org.impartial.games.board;

import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** The rows of a board with stones as words, or nothing for the position to begin with. */
record StonesNotation(Stones stones, long start, MoveNotation moves) implements Notation<Long> {

    @Override
    public Long read(Datum datum) {
        return datum.asItems().isEmpty() ? start : stones.rows(datum.asItems());
    }

    @Override
    public Datum write(Long state) {
        return stones.write(state);
    }

    @Override
    public Datum move(Long before, Position after) {
        return moves.move(before, after);
    }

    /** Writes a move. */
    @FunctionalInterface
    interface MoveNotation {
        Datum move(long before, Position after);
    }
}
