package org.impartial.games.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;
import org.impartial.games.state.Squares;

/**
 * Pieces on a line that slide towards one end, without jumping and without sharing a square. A state is the ascending
 * list of their squares.
 *
 * <p>The gaps before the pieces are a staircase: a piece that slides by k takes k from the gap before it and adds k to
 * the gap behind it. The gap in front of the hindmost piece is stair 1. So the Grundy value is the XOR of every other
 * gap, counted from there [Ferguson]; in other words, the pieces are paired from that end, and play takes place in the
 * gaps within the pairs.
 *
 * @param direction −1 if pieces slide to lower squares, 1 if to higher ones
 */
record SlidingPieces(String name, int direction) implements ImpartialGame<List<Long>> {
    /** Pieces move to lower squares, down to 1; square 0 is a wall. */
    static final GameFamily GEORGIA_AND_BOB = family("georgia-and-bob", -1);

    /** Pieces move to higher squares; the last is at the top and cannot move. */
    static final GameFamily MONKS = family("monks", 1);

    /** The Silver Dollar game without the dollar [WW, ch. 15]: the first of these games under its older name. */
    static final GameFamily SILVER_DOLLAR = family("silver-dollar", -1);

    private static final int SHOWN = 64;

    private static GameFamily family(String name, int direction) {
        return Cards.family(name, new SlidingPieces(name, direction));
    }

    @Override
    public void options(List<Long> squares, Options<List<Long>> out) {
        for (int stair = 1; stair <= stairs(squares); stair++) {
            int piece = piece(squares, stair);
            long gap = gap(squares, piece);
            out.expect(gap);
            for (long by = 1; by <= gap; by++) {
                out.to(moved(squares, piece, by));
            }
        }
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        Basis basis = Staircase.basis("every other gap, counted from the hindmost piece,");
        return List.of(
                new Claim.Worth<>(
                        basis,
                        squares -> true,
                        squares -> theory(squares).heaps(),
                        false,
                        (squares, move) -> slid(squares, theory(squares).slide(move))),
                Claim.replies(basis, this::replies));
    }

    private Position slid(List<Long> squares, Staircase.Slide slide) {
        return Component.byRules(this, moved(squares, piece(squares, slide.from()), slide.count()));
    }

    private Stream<Position> replies(List<Long> squares, long wanted) {
        return theory(squares).slides(wanted).map(slide -> slid(squares, slide));
    }

    private Staircase theory(List<Long> squares) {
        return new Staircase(
                Stairs.STAIRS,
                IntStream.rangeClosed(1, stairs(squares))
                        .mapToLong(stair -> gap(squares, piece(squares, stair)))
                        .toArray());
    }

    private int stairs(List<Long> squares) {
        return direction < 0 ? squares.size() : Math.max(0, squares.size() - 1);
    }

    private int piece(List<Long> squares, int stair) {
        return direction < 0 ? squares.size() - stair : stair - 1;
    }

    private long gap(List<Long> squares, int piece) {
        return Math.abs(ahead(squares, piece) - squares.get(piece)) - 1;
    }

    /** Returns the square that stops a piece: that of the next piece, or the wall at 0. */
    private long ahead(List<Long> squares, int piece) {
        int next = piece + direction;
        return next < 0 ? 0 : squares.get(next);
    }

    private List<Long> moved(List<Long> squares, int piece, long by) {
        List<Long> next = new ArrayList<>(squares);
        next.set(piece, squares.get(piece) + direction * by);
        return List.copyOf(next);
    }

    @Override
    public void requireState(List<Long> squares) {
        Require.ascending(this, "squares of the pieces", 1, squares);
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return SmallWorlds.subsets(1, 7);
    }

    @Override
    public Notation<List<Long>> notation() {
        return Squares.notation("piece", 1, squares -> (index, to) -> {
            long by = direction * (to - squares.get(index));
            boolean piece = IntStream.rangeClosed(1, stairs(squares)).anyMatch(stair -> piece(squares, stair) == index);
            return piece && by > 0 && by <= gap(squares, index);
        });
    }

    @Override
    public List<Exhibit> exhibits(List<Long> squares) {
        List<List<String>> rows = IntStream.rangeClosed(1, stairs(squares))
                .filter(stair -> stair % 2 == 1)
                .limit(SHOWN)
                .map(stair -> piece(squares, stair))
                .mapToObj(piece -> List.of(
                        String.valueOf(squares.get(piece)),
                        String.valueOf(ahead(squares, piece)),
                        String.valueOf(gap(squares, piece))))
                .toList();
        return List.of(new Exhibit(
                "Pairs of pieces and the gaps within them",
                List.of("piece", "stopped by", "gap"),
                rows,
                "the XOR of these gaps is " + theory(squares).value()));
    }
}
