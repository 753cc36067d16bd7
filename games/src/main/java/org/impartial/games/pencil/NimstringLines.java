package org.impartial.games.pencil;

import java.util.stream.Stream;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Notation;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Nimstring line by line: who completes a box moves again, in any component [WW, ch. 16]. In this form Nimstring adds
 * to other games.
 */
record NimstringLines(DotGrid grid) implements Entailing<Long> {
    private static final int SMALL = 9;
    static final GameFamily FAMILY = Cards.games(
            "nimstring-lines", params -> new NimstringLines(DotGrid.read(params.get("board"))), "board=1,2 board=2,2");

    @Override
    public void options(Long drawn, Moves<Long> out) {
        for (long left = grid.all() & ~drawn; left != 0; left &= left - 1) {
            long line = Long.lowestOneBit(left);
            if (grid.completes(drawn | line, line)) {
                out.again(drawn | line);
            } else {
                out.to(drawn | line);
            }
        }
    }

    @Override
    public Long canonical(Long drawn) {
        return grid.least(drawn);
    }

    @Override
    public Stream<Long> smallStates() {
        return Stream.of(grid.all() & ~((1L << SMALL) - 1));
    }

    @Override
    public void requireState(Long drawn) {
        if (drawn == null || (drawn & ~grid.all()) != 0) {
            throw new NotationException("a state of " + name() + " is a set of its lines as bits, not " + drawn);
        }
    }

    @Override
    public Notation<Long> notation() {
        NimstringForm form = new NimstringForm(new Nimstring(grid));
        return Entailing.marked(Notation.of(form::drawn, form::write).moves(form::turn));
    }

    @Override
    public String toString() {
        return "nimstring-lines[board=" + grid + "]";
    }
}
