package org.impartial.games.heap;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;

/**
 * A Nim heap: a move takes one bean or more. G(n) = n, so several heaps are P if and only if their XOR is 0 [Bouton
 * 1901].
 *
 * <pre>{@code
 * Solver.normal().analyse(new Nim().heaps(3, 4, 5)).winningMoves();  // [nim 3 -> nim 1]
 * }</pre>
 */
public record Nim() implements TakingGame {
    private static final Basis VALUE = Basis.proved(
            "Bouton's theorem: P if and only if the XOR of the heaps is 0; the value of a heap is its size",
            "Bouton 1901");
    private static final Basis PET = Basis.proved(
            "Nim heaps are pet: misère Nim is N if the XOR is not 0 and some heap is"
                    + " above 1, or the XOR is 0 and no heap is",
            "Bouton 1901");

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.heaps("nim", new Nim());

    /** The plug-in of the same heaps in misère play: the player who takes the last bean loses. */
    public static final GameFamily MISERE = Cards.heaps("misere-nim", new Nim()).misere();

    @Override
    public SubtractionSet subtractionSet() {
        return SubtractionSet.all();
    }

    @Override
    public List<Claim<Long>> claims() {
        return List.of(
                Claim.values(VALUE, heap -> heap),
                Claim.replies(VALUE, (heap, wanted) -> wanted < heap ? Stream.of(at(wanted)) : Stream.empty()),
                Claim.pet(PET),
                new Claim.Periodic<>(VALUE, 0, 1, 1));
    }

    @Override
    public Notation<Long> notation() {
        return HeapNotation.RESULT;
    }

    @Override
    public String toString() {
        return "nim";
    }
}
