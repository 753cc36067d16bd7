package org.impartial.solve.theory.sums;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;

/** The theory without theorems: sums stay multisets, and search of whole positions determines the outcome. */
public record FreeSums(Convention convention, Function<Position, FreeOutcome> search, Meter meter)
        implements MultisetSums {

    /** An outcome, and the number of moves to the end where play may repeat positions. */
    public record FreeOutcome(Outcome outcome, int remoteness) {}

    /** Returns all kinds, as the search is of whole positions. */
    @Override
    public PositionKind play() {
        return PositionKind.LOOPY.join(PositionKind.ENTAILING).join(PositionKind.NOT_SUMMABLE);
    }

    @Override
    public Outcome outcome(Position value) {
        return search.apply(value).outcome;
    }

    /** Returns the winning move that brings play nearest to its end, where play may repeat positions. */
    public Optional<Move> homingMove(Position position) {
        return winningMoves(position).min(Comparator.comparingInt(move -> search.apply(move.result()).remoteness));
    }
}
