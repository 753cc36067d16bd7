package org.impartial.games.heap;

import org.impartial.core.game.Notation;
import org.impartial.core.notation.NotationException;

/**
 * Two heaps in the order in which they are written.
 *
 * @param first the first heap, 0 or more
 * @param second the second heap, 0 or more
 */
public record TwoHeaps(long first, long second) {

    /**
     * Refuses heaps below 0.
     *
     * @param first the first heap, 0 or more
     * @param second the second heap, 0 or more
     * @throws NotationException if one of them is negative
     */
    public TwoHeaps {
        if (first < 0 || second < 0) {
            throw new NotationException("a heap is a number from 0 on, and these are " + first + " and " + second);
        }
    }

    /**
     * Returns the notation of two heaps: a list of two sizes, and a move by what it takes from each.
     *
     * @return the notation
     */
    public static Notation<TwoHeaps> notation() {
        return PairNotation.TAKEN;
    }

    /**
     * Returns the lesser heap.
     *
     * @return the minimum of both
     */
    public long lesser() {
        return Math.min(first, second);
    }

    /**
     * Returns the greater heap.
     *
     * @return the maximum of both
     */
    public long greater() {
        return Math.max(first, second);
    }

    /**
     * Returns the same heaps, the lesser first.
     *
     * @return the sorted pair
     */
    public TwoHeaps sorted() {
        return new TwoHeaps(lesser(), greater());
    }

    /**
     * Returns a pair of two heaps in the order that these have.
     *
     * @param lesser what the lesser heap becomes; the first heap if both are equal
     * @param greater what the other heap becomes
     * @return the pair, in the order of these heaps
     */
    public TwoHeaps become(long lesser, long greater) {
        return first <= second ? new TwoHeaps(lesser, greater) : new TwoHeaps(greater, lesser);
    }
}
