package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.games.cards.Cards;

/**
 * A subtraction game of an infinite set that has a name of its own: any number, squares, or primes [Golomb 1966]. From
 * a heap from which any number may be taken, G(n) = n, as in Nim [Bouton 1901]. No closed form and no period is known
 * for the two others; misère play follows misère Nim.
 *
 * <p>A heap n has one option for each member of the set up to n. Example: {@code subtract-a-square 44}.
 *
 * @param name how the game is called
 * @param subtractionSet the set
 */
record NamedSubtraction(String name, SubtractionSet subtractionSet) implements TakingGame {
    private static final Basis ALL = Basis.proved("G(n) = n", "Bouton 1901");

    static final GameFamily TAKE_ANY = named("take-any", SubtractionSet.all());

    static final GameFamily SQUARES = named("subtract-a-square", SetNotation.SQUARES);

    static final GameFamily PRIMES = named("subtract-a-prime", SetNotation.PRIMES);

    private static GameFamily named(String name, SubtractionSet set) {
        return Cards.family(name, HeapFormat.singleOrLists(new NamedSubtraction(name, set)));
    }

    @Override
    public List<Claim<Long>> claims() {
        return subtractionSet.equals(SubtractionSet.all())
                ? new Interval(1, Long.MAX_VALUE).claims(this, ALL)
                : List.of(Claim.pet(Interval.PET));
    }
}
