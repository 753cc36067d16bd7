package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.theory.sums.Cited;
import org.impartial.solve.theory.sums.ClaimedNimber;
import org.impartial.solve.theory.sums.ClaimedNimbers;
import org.impartial.solve.theory.sums.Claims;

/**
 * Claims about outcomes together with pairs: equal components cancel each other, and a position is N if a move leaves one
 * that is P by claims and pairs. So a player who follows a theorem such as mirroring has the reply to each move. Normal play of
 * games that claim outcomes.
 */
public record NextMoveStep() implements Step {
    /** Below this number of moves a search costs less than the theorems about the positions that all of them leave. */
    private static final int FEW_MOVES = 30;

    private static final Basis PAIRS =
            Basis.proved("two equal components are P together, as each move in one is answered in the other", "WW");

    @Override
    public Session open(SharedTables shared) {
        OpenFacts facts = OpenFacts.shared(shared);
        return question -> {
            Position position = question.position();
            Claims claims = facts.claims();
            if (position.components().stream().noneMatch(part -> claims.claimsOutcomes(part, Convention.NORMAL))) {
                return StepResult.declined("covers games that claim outcomes");
            }
            return Share.ONE_MOVE_AHEAD
                    .attempt(question.meter())
                    .result(attempt -> result(position, claims, attempt))
                    .orElseGet(() -> StepResult.declined("needs more than its share of the budget for the moves"));
        };
    }

    @Override
    public Set<QuestionKind> kinds() {
        return EnumSet.of(QuestionKind.NORMAL);
    }

    @Override
    public boolean leavesOpen() {
        return true;
    }

    /** Returns false: an answer that claims left open is not continued one move ahead. */
    @Override
    public boolean adds() {
        return false;
    }

    private static StepResult result(Position position, Claims claims, Meter attempt) {
        Optional<List<Basis>> lost = lost(position, claims);
        if (lost.isPresent()) {
            return Answer.proved(theory(claims, position, Optional.empty()), lost.get());
        }
        List<Move> moves = position.moves(attempt);
        if (moves.size() < FEW_MOVES) {
            return StepResult.declined("leaves positions with few moves to a search");
        }
        for (Move move : moves) {
            Optional<List<Basis>> bases = lost(move.result(), claims);
            if (bases.isPresent()) {
                return Answer.proved(theory(claims, position, Optional.of(move)), bases.get())
                        .remarking(() -> "the move leaves a position that is P by this");
            }
        }
        return StepResult.declined("gives no outcome one move ahead");
    }

    private static ClaimedNimbers theory(Claims claims, Position position, Optional<Move> move) {
        return new ClaimedNimbers(
                claims, position, move.isPresent() ? ClaimedNimber.NONZERO : ClaimedNimber.ZERO, move);
    }

    /** Returns the theorems by which a position is P after equal components have cancelled; empty if it is not known. */
    private static Optional<List<Basis>> lost(Position position, Claims claims) {
        List<Component<?>> single = new ArrayList<>();
        boolean sum = position.components().size() > 1;
        for (Component<?> component : position.components()) {
            Component<?> form = sum ? component.canonical() : component;
            if (!single.remove(form)) {
                single.add(form);
            }
        }
        Cited<ClaimedNimber> claimed = claims.look(Position.sum(single));
        if (!claimed.value().isExact() || claimed.value().nimber() != 0) {
            return Optional.empty();
        }
        List<Basis> bases = new ArrayList<>(claimed.bases());
        if (single.size() < position.components().size()) {
            bases.add(PAIRS);
        }
        return Optional.of(bases);
    }

    /** Returns the name of the step. */
    @Override
    public String toString() {
        return "one move ahead";
    }
}
