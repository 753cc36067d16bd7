package org.impartial.games.board;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Impartial NoGo: both players put stones of either colour on free cells, so that every group of stones of one colour still has
 * a free cell beside it [Chou-Teytaud-Yen 2011].
 *
 * <p>At most two options for each free cell, each at the cost of a few floods. Boards that turns, reflections and an exchange of
 * colours map to one another have one canonical form.
 */
record NoGo(Stones stones) implements PackedGame, Sized<Long> {

    /** The plug-in. */
    static final GameFamily FAMILY = Cards.family(
            "nogo",
            params -> PositionFormat.of(new NoGo(Stones.read(params.get("board")))),
            Params.of("board", Datum.of(1, 6)),
            Params.of("board", Datum.of(2, 3)),
            Params.of("board", Datum.of(2, 2)));

    private static final int SMALL = 6;

    @Override
    public void options(long state, PackedOptions out) {
        long crosses = Stones.crosses(state);
        long rings = Stones.rings(state);
        for (long free = stones.board().all() & ~(crosses | rings); free != 0; free &= free - 1) {
            long cell = Long.lowestOneBit(free);
            if (breathes(cell, crosses | cell, rings)) {
                out.to(Stones.pack(crosses | cell, rings));
            }
            if (breathes(cell, rings | cell, crosses)) {
                out.to(Stones.pack(crosses, rings | cell));
            }
        }
    }

    /**
     * Returns whether all groups have a free cell: only the group of the new stone and those of the other colour beside
     * it can have lost their last one.
     */
    private boolean breathes(long cell, long own, long others) {
        long free = stones.board().all() & ~(own | others);
        if ((stones.beside(stones.reach(cell, own)) & free) == 0) {
            return false;
        }
        for (long near = stones.beside(cell) & others; near != 0; near &= near - 1) {
            if ((stones.beside(stones.reach(Long.lowestOneBit(near), others)) & free) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether every group has a free cell beside it. */
    private boolean breathes(long state) {
        long free = stones.board().all() & ~(Stones.crosses(state) | Stones.rings(state));
        for (long own : new long[] {Stones.crosses(state), Stones.rings(state)}) {
            for (long left = own; left != 0; ) {
                long group = stones.reach(Long.lowestOneBit(left), own);
                if ((stones.beside(group) & free) == 0) {
                    return false;
                }
                left &= ~group;
            }
        }
        return true;
    }

    /** Returns the number of free cells; every move takes one. */
    @Override
    public int size(Long state) {
        return stones.board().rows() * stones.board().columns() - Long.bitCount(state);
    }

    @Override
    public long canonical(long state) {
        return stones.least(state);
    }

    /** Returns the empty board, or one that is full of crosses but for six cells in a corner. */
    @Override
    public Stream<Long> smallStates() {
        Rectangle board = stones.board();
        boolean small = board.rows() * board.columns() <= SMALL;
        return Stream.of(small ? 0 : Stones.pack(board.all() & ~board.corner(2, SMALL / 2), 0));
    }

    @Override
    public void requireState(Long state) {
        stones.requireStones(this, state);
        if (!breathes(state)) {
            throw new NotationException("every group of stones of nogo has a free cell beside it, and some of "
                    + stones.write(state) + " has none");
        }
    }

    @Override
    public Notation<Long> notation() {
        return stones.notation(0).moves((before, state) -> {
            long cross = Stones.crosses(state) & ~Stones.crosses(before);
            long[] place = stones.place(cross | (Stones.rings(state) & ~Stones.rings(before)));
            return Datum.list(List.of(Datum.of(place[0]), Datum.of(place[1]), Datum.of(cross == 0 ? "O" : "X")));
        });
    }

    @Override
    public String toString() {
        return "nogo[board=" + stones + "]";
    }
}
