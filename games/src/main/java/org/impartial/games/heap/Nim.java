package org.impartial.games.heap;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.HeapGame.HeapNotation;
import org.impartial.core.game.Notation;
import org.impartial.core.game.SubtractionSet;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;

/**
 * One heap of Nim: a move takes one bean or more. G(n) = n, so a position of several heaps is P exactly if the XOR of its
 * heaps is 0 [Bouton 1901].
 *
 * <p>Options of a heap n: n. Example: from heaps 3, 4, 5 the only winning move takes 2 from the 3.
 */
public record Nim() implements TakingGame {
    private static final Basis VALUE = Basis.proved(
            "Bouton's theorem: P if and only if the XOR of the heaps is 0; a heap is worth its size", "Bouton 1901");
    private static final Basis PET = Basis.proved(
            "Nim heaps are pet: misère Nim is won at XOR not 0 if some heap is" + " above 1, at XOR 0 if none is",
            "Bouton 1901");

    /** The plug-in. */
    public static final GameFamily FAMILY = GameFamily.of(
            GameCard.of("nim", "Nim", "尼姆博弈")
                    .rules("Some heaps of beans. A move takes one bean or more from one heap.")
                    .theory(
                            "P if and only if the XOR s of the heaps is 0; the Grundy value is s. The winning moves take"
                                    + " a heap a with a^s < a to a^s, at most one move a heap. Misère Nim: the same while"
                                    + " some heap is above 1; with all heaps at most 1, N if and only if s = 0.",
                            "Bouton 1901")
                    .notation("heap sizes", "[heap index from 0, new size]")
                    .limits("heaps up to 9223372036854775807")
                    .example("nim 7 9 12 15"),
            HeapFormat.lists(new Nim()));

    /** The plug-in for misère play: the same heaps, and the player who takes the last bean loses. */
    public static final GameFamily MISERE = FAMILY.misere(GameCard.of("misere-nim", "Misère Nim", "anti-Nim", "反Nim")
            .rules("Some heaps of beans. A move takes one bean or more from one heap; who takes the last bean loses.")
            .theory(
                    "N if and only if some heap is above 1 and the XOR of the heaps is not 0, or no heap is above 1 and"
                            + " the XOR is 0; the empty position is N. The same as nim under misère play.",
                    "Bouton 1901")
            .notation("heap sizes", "[heap index from 0, new size]")
            .limits("heaps up to 9223372036854775807")
            .example("misere-nim 1 2 2"));

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
    public String name() {
        return "nim";
    }
}
