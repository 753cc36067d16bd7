package org.impartial.games.board;

import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** The theorem of {@link Cram}: each domino is answered with its image under half a turn. */
record CramMirror(Rectangle board, LongFunction<Position> position) {
    private static final Basis BASIS = Basis.proved(
            "a board that half a turn maps to itself is P by mirroring, N if a domino on the middle is free", "WW");

    List<Claim<Long>> claims() {
        return claims(this::mirrors, this::outcome, this::centred);
    }

    /** Returns it for the states that half a turn keeps and on which dominoes meet their images only in the middle. */
    static <S> List<Claim<S>> claims(
            Predicate<S> domain, Function<S, Outcome> outcome, Function<S, Stream<Position>> centred) {
        return List.of(
                new Claim.Outcomes<>(BASIS, Convention.NORMAL, domain, outcome),
                new Claim.Replies<>(
                        BASIS, Convention.NORMAL, false, domain, true, (state, wanted) -> centred.apply(state)));
    }

    /** Returns the move after which each domino can be answered with its image: the domino on the middle. */
    private Stream<Position> centred(long occupied) {
        if (outcome(occupied) == Outcome.P) {
            return Stream.empty();
        }
        long other = middle() << (board.columns() % 2 == 0 ? 1 : board.columns());
        return Stream.of(position.apply(board.all() & ~(occupied | middle() | other)));
    }

    /** Returns whether half a turn keeps the state, and a cell in the very middle, which is its own image, is not free. */
    private boolean mirrors(long occupied) {
        return board.halfTurn(occupied) == occupied && (board.middleCell() & ~occupied) == 0;
    }

    /** Returns the middle cell, or of two in the middle the upper or left one. */
    private long middle() {
        return 1L << ((board.rows() - 1) / 2 * board.columns() + (board.columns() - 1) / 2);
    }

    private Outcome outcome(long occupied) {
        boolean domino = board.rows() % 2 != board.columns() % 2;
        return domino && (occupied & middle()) == 0 ? Outcome.N : Outcome.P;
    }
}
