package org.impartial.games.heap;

import java.util.Optional;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;

/**
 * Grundy's game: a move splits a heap into two of different sizes, in floor((n − 1) / 2) ways [Grundy 1939]. No closed
 * form and no period are known, and misère play does not follow misère Nim, for instance for heaps 3 and 13.
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
