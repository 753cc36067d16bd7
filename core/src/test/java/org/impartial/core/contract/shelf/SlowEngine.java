package org.impartial.core.contract.shelf;

import java.util.List;
import java.util.OptionalLong;
import org.impartial.core.contract.GameContract.Engine;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** A correct engine that returns the answers of the oracle. */
public class SlowEngine implements Engine {
    private final Oracle oracle = new Oracle(1_000_000);

    Oracle oracle() {
        return oracle;
    }

    @Override
    public OptionalLong grundy(Position position) {
        return oracle.grundy(position);
    }

    @Override
    public Outcome outcome(Position position, Convention convention) {
        return right(position, convention);
    }

    private Outcome right(Position position, Convention convention) {
        OptionalLong value = convention == Convention.NORMAL ? oracle.grundy(position) : OptionalLong.empty();
        if (value.isPresent()) {
            return value.getAsLong() == 0 ? Outcome.P : Outcome.N;
        }
        return oracle.outcome(position, convention);
    }

    @Override
    public List<Move> winningMoves(Position position, Convention convention) {
        return position.moves().stream()
                .filter(move -> right(move.result(), convention) == Outcome.P)
                .toList();
    }
}
