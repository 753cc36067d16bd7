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
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * A Nim heap with a limit: a move takes from 1 to {@code limit} beans. G(n) = n mod (limit + 1); several such heaps are
 * a sum [Sprague 1935].
 *
 * <p>A heap n has at most {@code limit} options. Example: {@code bounded-nim[limits=5,5] 9 4} has the value 3 ^ 4 = 7.
 *
 * @param limit the greatest number of beans that a move takes from this heap, at least 1
 */
record BoundedNim(long limit) implements TakingGame {
    private static final Basis VALUE =
            Basis.proved("the value of a heap a with limit r is a mod (r + 1)", "Sprague 1935");

    public static final GameFamily FAMILY = Cards.family(
            "bounded-nim",
            params -> new HeapFormat(heaps(params.get("limits")), false),
            Cards.each("limits", Datum.of(5, 5), Datum.of(1, 2, 6)));

    /** Checks the parameters of the game. */
    public BoundedNim {
        if (limit < 1) {
            throw new NotationException("a limit is at least 1, not " + limit);
        }
    }

    @Override
    public SubtractionSet subtractionSet() {
        return SubtractionSet.interval(1, limit);
    }

    @Override
    public List<Claim<Long>> claims() {
        return new Interval(1, limit).claims(this, VALUE);
    }

    @Override
    public Notation<Long> notation() {
        return HeapNotation.RESULT;
    }

    @Override
    public String name() {
        return "bounded-nim[limits=" + limit + "]";
    }

    private static List<HeapGame> heaps(Datum limits) {
        return Arrays.stream(limits.asLongs("limit", 1))
                .<HeapGame>mapToObj(BoundedNim::new)
                .toList();
    }
}
