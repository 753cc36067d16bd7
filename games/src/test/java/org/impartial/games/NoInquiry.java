package org.impartial.games;

import java.util.List;
import java.util.function.IntFunction;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Survey.Inquiry;

/** Answers nothing: a survey by claims alone never asks. */
public final class NoInquiry implements Inquiry {
    /** Holds nothing yet. */
    public NoInquiry() {}

    @Override
    public Outcome outcome(Position position, Convention convention) {
        throw new AssertionError("theory alone was asked for, not the outcome of " + position);
    }

    @Override
    public long grundy(Position position) {
        throw new AssertionError("theory alone was asked for, not the value of " + position);
    }

    @Override
    public List<Move> winningMoves(Position position, Convention convention) {
        throw new AssertionError("theory alone was asked for, not the moves of " + position);
    }

    @Override
    public SolvedGraph outcomes(int vertices, IntFunction<int[]> successors) {
        throw new AssertionError("theory alone was asked for, not the fates of a graph");
    }
}
