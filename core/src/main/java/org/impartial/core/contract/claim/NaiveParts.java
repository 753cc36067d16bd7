package org.impartial.core.contract.claim;

import java.util.List;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Parts.Fold;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.FoldTable;

/** Answers about parts of states by brute force: values and outcomes from the oracle, folds over whole sums. */
final class NaiveParts implements Parts {
    private static final int MOST = 1_000_000;

    private final Oracle oracle;
    private final FoldTable folds = new FoldTable(this::unfolded);
    private int positions;

    NaiveParts(Oracle oracle) {
        this.oracle = oracle;
    }

    @Override
    public long grundy(Position position) {
        return oracle.grundy(position)
                .orElseThrow(() -> new IllegalArgumentException("a loopy part has no value: " + position));
    }

    @Override
    public Outcome outcome(Position position, Convention convention) {
        return oracle.judgement(position, convention);
    }

    @Override
    public List<Position> options(Position position) {
        return position.moves().stream().map(Move::result).toList();
    }

    @Override
    public <V> V fold(Fold<V> fold, Position position) {
        return folds.of(fold, position);
    }

    private List<Position> unfolded(Position position) {
        if (++positions > MOST) {
            throw new BeyondRangeException("folds of parts examine more than " + MOST + " positions");
        }
        return options(position);
    }
}
