package org.impartial.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.solve.engine.StepResult.Declined;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.form.MisereForm;

/** A question without an answer. */
record UnsolvedAnalysis(AskedQuestion asked, Status status, String message, boolean lacksMemory) implements Analysis {

    static UnsolvedAnalysis stopped(AskedQuestion asked, StoppedException stop) {
        return new UnsolvedAnalysis(asked, Status.of(stop), String.valueOf(stop.getMessage()), stop.memory());
    }

    static UnsolvedAnalysis declined(AskedQuestion asked, Declined declined) {
        String message = "the strategy \"" + asked.strategy() + "\" has no answer for this position under "
                + asked.question().convention().words() + ": it " + declined.reason()
                + "; choose another, such as auto or search";
        return new UnsolvedAnalysis(asked, Status.DECLINED, message, false);
    }

    private UnsolvedException unsolved() {
        return new UnsolvedException(status, message);
    }

    @Override
    public Position position() {
        return asked.question().position();
    }

    @Override
    public Convention convention() {
        return asked.question().convention();
    }

    @Override
    public String strategy() {
        return asked.strategy();
    }

    @Override
    public Cost cost() {
        return asked.question().meter().cost();
    }

    @Override
    public Outcome outcome() {
        throw unsolved();
    }

    @Override
    public OptionalLong grundy() {
        throw unsolved();
    }

    @Override
    public OptionalLong knownGrundy() {
        throw unsolved();
    }

    @Override
    public OptionalLong quickGrundy() {
        throw unsolved();
    }

    @Override
    public Optional<Move> winningMove() {
        throw unsolved();
    }

    @Override
    public WinningMoves knownWinningMoves(int most) {
        throw unsolved();
    }

    @Override
    public String missing() {
        return "";
    }

    @Override
    public <V> Optional<V> value(Class<V> kind) {
        throw unsolved();
    }

    @Override
    public List<Move> winningMoves() {
        throw unsolved();
    }

    @Override
    public WinningMoves winningMoves(int most) {
        throw unsolved();
    }

    @Override
    public List<JudgedMove> moves() {
        throw unsolved();
    }

    @Override
    public Optional<Move> bestMove() {
        throw unsolved();
    }

    @Override
    public Optional<Period> period() {
        throw unsolved();
    }

    @Override
    public Optional<Certificate> certificate() {
        throw unsolved();
    }

    @Override
    public Optional<MisereForm> form() {
        throw unsolved();
    }

    @Override
    public Explanation explain() {
        throw unsolved();
    }

    @Override
    public String reason() {
        throw unsolved();
    }

    @Override
    public String reasonWithoutCost() {
        throw unsolved();
    }

    @Override
    public String toString() {
        return asked.line(status + ", " + message);
    }
}
