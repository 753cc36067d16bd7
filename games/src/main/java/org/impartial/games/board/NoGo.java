package org.impartial.games.board;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Separable;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Impartial NoGo: both players put stones of either colour on free cells, and every group of stones of one colour must
 * keep an adjacent free cell [Chou-Teytaud-Yen 2011].
 *
 * <p>A board {@linkplain NoGoParts separates} into parts, in which cells that belong to other parts are walls. There
 * are at most two options for each free cell, each at the cost of a few flood fills. Equivalent parts have one
 * {@linkplain NoGoForm form}.
 *
 * @param separation how boards separate into parts
 */
record NoGo(NoGoParts separation) implements PackedGame, Sized<Long>, Separable<Long> {
    static final GameFamily FAMILY = Cards.family(
            "nogo",
            params -> PositionFormat.of(new NoGo(Stones.read(params.get("board")))),
            Cards.each("board", Datum.of(1, 6), Datum.of(2, 3), Datum.of(2, 2)));

    private static final int SMALL = 6;

    NoGo(Stones stones) {
        this(new NoGoParts(stones, new NoGoRules(stones)));
    }

    private Stones stones() {
        return separation.stones();
    }

    private NoGoRules rules() {
        return separation.rules();
    }

    @Override
    public void options(long state, PackedOptions out) {
        rules().moves(state, (cell, cross, after) -> out.to(separation.of(after)));
    }

    @Override
    public Position parts(Long state) {
        return Position.sum(Arrays.stream(separation.of(state))
                .mapToObj(part -> Component.byRules(this, part))
                .toList());
    }

    /** Returns the number of free cells; every move takes one. */
    @Override
    public int size(Long state) {
        return Long.bitCount(rules().free(state));
    }

    @Override
    public long canonical(long state) {
        long least = NoGoForm.of(stones().board(), separation.moving(state));
        // Omitted lines join stones that only fill their group.
        for (long fewer = separation.unfilled(least); fewer != least; fewer = separation.unfilled(least)) {
            least = NoGoForm.of(stones().board(), fewer);
        }
        return least;
    }

    /** Returns the empty board, or one that is full of crosses except for six cells in a corner. */
    @Override
    public Stream<Long> smallStates() {
        Rectangle board = stones().board();
        boolean small = board.rows() * board.columns() <= SMALL;
        return Stream.of(small ? 0 : Stones.pack(board.all() & ~board.corner(2, SMALL / 2), 0));
    }

    @Override
    public void requireState(Long state) {
        stones().requireOnBoard(this, state);
        if (!rules().breathes(state)) {
            throw new NotationException("every group of stones of nogo has a free cell beside it, and some of "
                    + stones().write(state) + " has none");
        }
    }

    @Override
    public Notation<Long> notation() {
        return stones().notation(0, true).movesToSums(this::move);
    }

    /** Returns the stone that is in a part and was not on the board before. */
    private Datum move(long before, Position after) {
        long put = 0;
        for (Component<?> part : after.components()) {
            long state = (Long) part.state();
            long walls = NoGoRules.walls(state);
            put |= state & ~Stones.pack(walls, walls) & ~before;
        }
        long cross = Stones.crosses(put);
        long[] place = stones().place(cross | Stones.rings(put));
        return Datum.list(List.of(Datum.of(place[0]), Datum.of(place[1]), Datum.of(cross == 0 ? "O" : "X")));
    }

    @Override
    public String toString() {
        return "nogo[board=" + stones() + "]";
    }
}
