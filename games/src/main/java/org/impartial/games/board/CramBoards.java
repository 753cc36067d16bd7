package org.impartial.games.board;

import org.impartial.core.game.capability.Capability;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;

/** Cram on whole boards that are not decomposed: a level has one domino more than the one before. */
record CramBoards(Rectangle board, Cram rules) implements PackedGame, Capability.Levelled, Capability.Predecessors {
    @Override
    public void options(long occupied, PackedOptions out) {
        rules.options(occupied, out);
    }

    @Override
    public int level(long occupied) {
        return Long.bitCount(occupied) / 2;
    }

    /** Adds the predecessors: any two adjacent occupied cells may be the last domino. */
    @Override
    public void predecessors(long occupied, PackedOptions out) {
        for (long left = board.beside(occupied); left != 0; left &= left - 1) {
            long cell = Long.lowestOneBit(left);
            out.to(occupied & ~(cell | (cell << 1)));
        }
        for (long upper = board.above(occupied); upper != 0; upper &= upper - 1) {
            long cell = Long.lowestOneBit(upper);
            out.to(occupied & ~(cell | (cell << board.columns())));
        }
    }

    @Override
    public String name() {
        return rules.name() + " on whole boards";
    }
}
