package org.impartial.games.heap;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.core.notation.Datum;
import org.impartial.games.cards.Cards;

/**
 * A subtraction game with a name: any number, squares, or primes may be taken [Golomb 1966], or at most a limit. G(n) =
 * n [Bouton 1901] or n mod (limit + 1) [Sprague 1935]; no closed form is known for the two others, and misère play
 * follows misère Nim. With a limit a move is written as the heap that it leaves.
 */
record NamedSubtraction(String name, SubtractionSet subtractionSet, boolean limited) implements TakingGame {
    private static final Basis ALL = Basis.proved("G(n) = n", "Bouton 1901");
    private static final Basis LIMITED =
            Basis.proved("the value of a heap a with limit r is a mod (r + 1)", "Sprague 1935");
    static final GameFamily TAKE_ANY = named("take-any", SubtractionSet.all());
    static final GameFamily SQUARES = named("subtract-a-square", SetNotation.SQUARES);
    static final GameFamily PRIMES = named("subtract-a-prime", SetNotation.PRIMES);
    static final GameFamily BOUNDED_NIM = Cards.family(
            "bounded-nim", params -> new HeapFormat(bounded(params.get("limits")), false), "limits=5,5 limits=1,2,6");

    private static GameFamily named(String name, SubtractionSet set) {
        return Cards.heap(name, new NamedSubtraction(name, set, false));
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
