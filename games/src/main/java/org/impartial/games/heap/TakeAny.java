package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.games.cards.Cards;

/**
 * A heap from which any number may be taken: Nim on one heap, written as a subtraction game. G(n) = n [Bouton 1901].
 *
 * <p>A heap n has n options. Example: from 9, the winning move takes all 9.
 */
record TakeAny() implements TakingGame {
    private static final Basis VALUE = Basis.proved("G(n) = n", "Bouton 1901");

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.family("take-any", HeapFormat.singleOrLists(new TakeAny()));

    @Override
    public SubtractionSet subtractionSet() {
        return SubtractionSet.all();
    }

    @Override
    public List<Claim<Long>> claims() {
        return new Interval(1, Long.MAX_VALUE).claims(this, VALUE);
    }

    @Override
    public String toString() {
        return "take-any";
    }
}
