package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.SubtractionSet;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;

/**
 * A subtraction game of an infinite set that has a name of its own: squares, or primes [Golomb 1966]. No closed form and no
 * period is known of either; misère play follows misère Nim.
 *
 * <p>Options of a heap n: one for each member of the set up to n. Example: {@code subtract-a-square 44}.
 *
 * @param name how the game is called
 * @param subtractionSet the set
 */
record NamedSubtraction(String name, SubtractionSet subtractionSet) implements TakingGame {
    private static final String MOVE = "number taken, or [heap index, number taken]";
    private static final Basis PET =
            Basis.proved("subtraction games are pet: misère play follows the rule of misère Nim", "Gurvich-Ho 2015");

    /** Squares. */
    static final GameFamily SQUARES = GameFamily.of(
            GameCard.of("subtract-a-square", "Subtract a square", "take a square")
                    .rules(
                            "A heap of beans or several. A move takes a square number of them from one heap: 1, 4, 9, 16, ...")
                    .theory(
                            "No closed form and no period is known. The P-positions begin 0 2 5 7 10 12 15 17 20 22 34 39 44;"
                                    + " how thin they lie is open. Misère play follows misère Nim.",
                            "Golomb 1966",
                            "Gurvich-Ho 2015")
                    .notation("n, or heap sizes", MOVE)
                    .limits("heaps as far as the table of values is computed")
                    .example("subtract-a-square 43"),
            HeapFormat.loneOrLists(new NamedSubtraction("subtract-a-square", SetNotation.SQUARES)));

    /** Primes. */
    static final GameFamily PRIMES = GameFamily.of(
            GameCard.of("subtract-a-prime", "Subtract a prime", "take a prime")
                    .rules(
                            "A heap of beans or several. A move takes a prime number of them from one heap: 2, 3, 5, 7, ...")
                    .theory(
                            "No closed form and no period is known. The values begin 0 0 1 1 2 2 3 3 4 0 0. Misère play follows"
                                    + " misère Nim.",
                            "Golomb 1966",
                            "Gurvich-Ho 2015")
                    .notation("n, or heap sizes", MOVE)
                    .limits("heaps as far as the table of values is computed")
                    .example("subtract-a-prime 25 9"),
            HeapFormat.loneOrLists(new NamedSubtraction("subtract-a-prime", SetNotation.PRIMES)));

    @Override
    public List<Claim<Long>> claims() {
        return List.of(Claim.pet(PET));
    }
}
