package org.impartial.games.heap.queen;

import java.util.Optional;
import java.util.function.BiPredicate;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * Two heaps in the order in which they are written.
 *
 * <pre>{@code
 * new TwoHeaps(7, 4).sorted().first();  // 4
 * new TwoHeaps(7, 0).oneIsEmpty();      // true
 * }</pre>
 *
 * @param first the first heap, 0 or more
 * @param second the second heap, 0 or more
 */
public record TwoHeaps(long first, long second) {
    /**
     * Checks that no heap is below 0.
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

    /** {@return the notation of two heaps as a list, and of a move by both after it} */
    public static Notation<TwoHeaps> notation() {
        return Notation.of(TwoHeaps::read, heaps -> Datum.of(heaps.first(), heaps.second()));
    }

    /**
     * Returns the notation of two heaps as a list, and of a move by what it takes from each of them.
     *
     * @param legal tests whether a move may take two numbers, each from 0 to the size of its heap
     * @return the notation, which reads moves without listing the options
     */
    public static Notation<TwoHeaps> taking(BiPredicate<TwoHeaps, TwoHeaps> legal) {
        return notation()
                .moves((before, left) -> Datum.of(before.first - left.first, before.second - left.second))
                .reading((heaps, move) -> {
                    TwoHeaps taken = read(move);
                    boolean there = taken.first <= heaps.first && taken.second <= heaps.second;
                    return there && legal.test(heaps, taken)
                            ? Optional.of(new TwoHeaps(heaps.first - taken.first, heaps.second - taken.second))
                            : Optional.empty();
                });
    }

    private static TwoHeaps read(Datum datum) {
        long[] heaps = datum.asLongs("heap", 0);
        if (heaps.length != 2) {
            throw new NotationException(
                    "the game has two heaps, written for instance 4 7, and the position has " + heaps.length);
        }
        return new TwoHeaps(heaps[0], heaps[1]);
    }

    /** {@return whether exactly one of the heaps is 0: a move that takes such a pair takes beans from one heap} */
    public boolean oneIsEmpty() {
        return (first == 0) != (second == 0);
    }

    /** {@return the smaller heap} */
    public long lesser() {
        return Math.min(first, second);
    }

    /** {@return the greater heap} */
    public long greater() {
        return Math.max(first, second);
    }

    /** {@return the same heaps, the smaller first} */
    public TwoHeaps sorted() {
        return new TwoHeaps(lesser(), greater());
    }

    /**
     * {@return a pair of two heaps in the order that these have}
     *
     * @param lesser what the smaller heap becomes; the first heap if both are equal
     * @param greater what the other heap becomes
     */
    public TwoHeaps become(long lesser, long greater) {
        return first <= second ? new TwoHeaps(lesser, greater) : new TwoHeaps(greater, lesser);
    }
}
