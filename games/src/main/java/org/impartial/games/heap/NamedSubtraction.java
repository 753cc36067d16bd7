package org.impartial.games.heap;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapNotation;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.core.notation.Datum;
import org.impartial.games.cards.Cards;

/**
 * A subtraction game with a name of its own: any number, squares, or primes may be taken [Golomb 1966], or at most so
 * many beans as a limit of the heap allows. From a heap from which any number may be taken, G(n) = n, as in Nim [Bouton
 * 1901]; with a limit, G(n) = n mod (limit + 1) [Sprague 1935]. No closed form and no period is known for the two
 * others; misère play follows misère Nim.
 *
 * <p>A heap n has one option for each member of the set up to n. Examples: {@code subtract-a-square 44}; {@code
 * bounded-nim[limits=5,5] 9 4} has the value 3 ^ 4 = 7.
 *
 * @param limited whether it consists of the numbers up to a limit; then a move is written as the heap that it leaves
 */
record NamedSubtraction(String name, SubtractionSet subtractionSet, boolean limited) implements TakingGame {
    private static final Basis ALL = Basis.proved("G(n) = n", "Bouton 1901");
    private static final Basis LIMITED =
            Basis.proved("the value of a heap a with limit r is a mod (r + 1)", "Sprague 1935");

    static final GameFamily TAKE_ANY = named("take-any", SubtractionSet.all());

    static final GameFamily SQUARES = named("subtract-a-square", SetNotation.SQUARES);

    static final GameFamily PRIMES = named("subtract-a-prime", SetNotation.PRIMES);

    /** Nim heaps, each with a limit. */
    static final GameFamily BOUNDED_NIM = Cards.family(
            "bounded-nim",
            params -> new HeapFormat(bounded(params.get("limits")), false),
            Cards.each("limits", Datum.of(5, 5), Datum.of(1, 2, 6)));

    private static GameFamily named(String name, SubtractionSet set) {
        return Cards.family(name, HeapFormat.singleOrLists(new NamedSubtraction(name, set, false)));
    }

    private static List<HeapGame> bounded(Datum limits) {
        return Arrays.stream(limits.asLongs("limit", 1))
                .<HeapGame>mapToObj(limit -> new NamedSubtraction(
                        "bounded-nim[limits=" + limit + "]", new SubtractionSet.Interval(1, limit), true))
                .toList();
    }

    @Override
    public List<Claim<Long>> claims() {
        return SetNotation.interval(subtractionSet)
                .map(row -> row.claims(this, limited ? LIMITED : ALL))
                .orElse(List.of(Claim.pet(Interval.PET)));
    }

    @Override
    public Notation<Long> notation() {
        return limited ? HeapNotation.RESULT : HeapNotation.TAKEN;
    }
}
