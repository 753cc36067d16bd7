package org.impartial.games.heap;

import java.util.Optional;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;

/**
 * Grundy's game: a move splits a heap into two heaps of different sizes [Grundy 1939]. No closed form and no period of
 * its values are known, and it is not pet: the rule of misère Nim fails for it under misère play, for instance for
 * heaps 3 and 13.
 *
 * <p>A heap n has floor((n − 1) / 2) options. Example: heaps 0 to 8 have the values 0 0 0 1 0 2 1 0 2.
 *
 * <pre>{@code
 * Solver.normal().grundy(new GrundysGame().at(8));  // 2
 * }</pre>
 */
public record GrundysGame() implements HeapGame {
    private static final BreakingCode SPLIT = BreakingCode.parse("4!.0");

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.heaps("grundys-game", new GrundysGame());

    @Override
    public void options(int heap, HeapOptions out) {
        for (int part = 1; part < heap - part; part++) {
            out.to(part, heap - part);
        }
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(SPLIT);
    }

    @Override
    public String toString() {
        return "grundys-game";
    }
}
