package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.SubtractionSet;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;

/**
 * A heap from which any number may be taken: Nim on one heap, written as a subtraction game. G(n) = n [Bouton 1901].
 *
 * <p>Options of a heap n: n. Example: from 9 take all 9.
 */
record TakeAny() implements TakingGame {
    private static final Basis VALUE = Basis.proved("G(n) = n", "Bouton 1901");

    /** The plug-in. */
    public static final GameFamily FAMILY = GameFamily.of(
            GameCard.of("take-any", "Take any number", "one Nim heap as a subtraction game")
                    .rules("A heap of beans. A move takes one bean or more.")
                    .theory("G(n) = n: the heap is a heap of Nim.", "Bouton 1901", "Gurvich-Ho 2015")
                    .notation("n, or heap sizes", "number taken, or [heap index, number taken]")
                    .limits("heaps up to 9223372036854775807")
                    .example("take-any 9"),
            HeapFormat.loneOrLists(new TakeAny()));

    @Override
    public SubtractionSet subtractionSet() {
        return SubtractionSet.all();
    }

    @Override
    public List<Claim<Long>> claims() {
        return new Interval(1, Long.MAX_VALUE).claims(this, VALUE);
    }

    @Override
    public String name() {
        return "take-any";
    }
}
