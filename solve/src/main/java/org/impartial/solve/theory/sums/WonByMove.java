package org.impartial.solve.theory.sums;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.SumTheory;

/**
 * Claimed nimbers, and the outcome of one further position: P, or N with a move to a P-position.
 *
 * @param claims the claims
 * @param position the further position
 * @param move its winning move; empty if it is P
 */
public record WonByMove(ClaimedNimbers claims, Position position, Optional<Move> move)
        implements SumTheory<ClaimedNimber> {

    /**
     * {@return the theory for a position that is P}
     *
     * @param claims the claims
     * @param position the position
     */
    public static WonByMove lost(ClaimedNimbers claims, Position position) {
        return new WonByMove(claims, position, Optional.empty());
    }

    /**
     * {@return the theory for a position with a move to a P-position}
     *
     * @param claims the claims
     * @param move the move
     */
    public static WonByMove won(ClaimedNimbers claims, Move move) {
        return new WonByMove(claims, move.before(), Optional.of(move));
    }

    @Override
    public Convention convention() {
        return Convention.NORMAL;
    }

    @Override
    public Meter meter() {
        return claims.meter();
    }

    @Override
    public ClaimedNimber of(Component<?> component) {
        return component.equals(position) ? known() : claims.of(component);
    }

    private ClaimedNimber known() {
        return move.isPresent() ? ClaimedNimber.NONZERO : ClaimedNimber.ZERO;
    }

    @Override
    public ClaimedNimber of(Position any) {
        return any.equals(position) ? known() : claims.of(any);
    }

    @Override
    public ClaimedNimber zero() {
        return claims.zero();
    }

    @Override
    public ClaimedNimber add(ClaimedNimber a, ClaimedNimber b) {
        return claims.add(a, b);
    }

    @Override
    public Outcome outcome(ClaimedNimber value) {
        return claims.outcome(value);
    }

    @Override
    public Optional<Outcome> knownOutcome(Position any) {
        return any.equals(position) ? Optional.of(outcome(known())) : claims.knownOutcome(any);
    }

    @Override
    public Stream<Move> winningMoves(Position any) {
        return any.equals(position) ? move.stream() : claims.winningMoves(any);
    }

    /** Returns false for the position with a winning move, as it may have others. */
    @Override
    public boolean listsAllMoves(Position any) {
        return any.equals(position) ? move.isEmpty() : claims.listsAllMoves(any);
    }

    @Override
    public OptionalLong grundy(ClaimedNimber value) {
        return claims.grundy(value);
    }
}
