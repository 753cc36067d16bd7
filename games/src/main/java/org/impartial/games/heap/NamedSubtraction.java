package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.games.cards.Cards;

/**
 * A subtraction game of an infinite set that has a name of its own: squares, or primes [Golomb 1966]. No closed form
 * and no period is known for either; misère play follows misère Nim.
 *
 * <p>A heap n has one option for each member of the set up to n. Example: {@code subtract-a-square 44}.
 *
 * @param name how the game is called
 * @param subtractionSet the set
 */
record NamedSubtraction(String name, SubtractionSet subtractionSet) implements TakingGame {
    private static final Basis PET =
            Basis.proved("subtraction games are pet: misère play follows the rule of misère Nim", "Gurvich-Ho 2015");

    /** Squares. */
    static final GameFamily SQUARES = Cards.family(
            "subtract-a-square",
            HeapFormat.singleOrLists(new NamedSubtraction("subtract-a-square", SetNotation.SQUARES)));

    /** Primes. */
    static final GameFamily PRIMES = Cards.family(
            "subtract-a-prime", HeapFormat.singleOrLists(new NamedSubtraction("subtract-a-prime", SetNotation.PRIMES)));

    @Override
    public List<Claim<Long>> claims() {
        return List.of(Claim.pet(PET));
    }
}
