package org.impartial.games.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.Require;

/**
 * A finite ordered set of at most 63 elements, and its game: a move removes an element and all above it. Sets of
 * elements are bits of a long; a state is the set of the removed elements. Immutable.
 */
final class Poset {
    static final int MOST = 63;

    private static final Basis STEALING =
            Basis.proved("a position with a greatest element is N, by strategy stealing", "Gale 1974");

    private final long all;
    private final long[] up;
    private final long[] near;

    private Poset(long[] up) {
        this.up = up;
        this.all = (1L << up.length) - 1;
        this.near = up.clone();
        for (int x = 0; x < up.length; x++) {
            for (long above = up[x]; above != 0; above &= above - 1) {
                near[Long.numberOfTrailingZeros(above)] |= 1L << x;
            }
        }
    }

    /**
     * Returns the order that some relations generate, given as the elements directly above each. Cycles are rejected.
     */
    static Poset generated(long[] above) {
        long[] up = above.clone();
        for (int x = 0; x < up.length; x++) {
            up[x] |= 1L << x;
        }
        for (int middle = 0; middle < up.length; middle++) {
            for (int x = 0; x < up.length; x++) {
                up[x] |= (up[x] >>> middle & 1) * up[middle];
            }
        }
        for (int x = 0; x < up.length; x++) {
            for (int y = 0; y < x; y++) {
                if ((up[x] >>> y & up[y] >>> x & 1) == 1) {
                    throw new NotationException("each of " + y + " and " + x
                            + " is below the other; the relations of an order have no cycle");
                }
            }
        }
        return new Poset(up);
    }

    int size() {
        return up.length;
    }

    /** Returns an element and all above it. */
    long up(int element) {
        return up[element];
    }

    /** Returns all elements that are not taken. */
    long left(long taken) {
        return all & ~taken;
    }

    /** Checks that a number is a set of elements that contains every element above its members. */
    void requireTaken(ImpartialGame<?> game, Long taken) {
        Require.bits(game, "elements", all, taken);
        for (long left = taken; left != 0; left &= left - 1) {
            int element = Long.numberOfTrailingZeros(left);
            if ((up[element] & ~taken) != 0) {
                throw new NotationException("who takes the element " + element + " of " + game.name()
                        + " takes all above it, and the state " + taken + " lacks some");
            }
        }
    }

    /** Adds the option of each move, part by part. */
    void options(long taken, PackedOptions out) {
        for (long left = left(taken); left != 0; left &= left - 1) {
            out.to(parts(left(taken) & ~up[Long.numberOfTrailingZeros(left)]));
        }
    }

    /** Returns the states whose elements left are those connected parts of a set in which comparable elements are adjacent. */
    private long[] parts(long left) {
        List<Long> parts = new ArrayList<>();
        long rest = left;
        while (rest != 0) {
            long part = 0;
            long next = Long.lowestOneBit(rest);
            while (next != 0) {
                part |= next;
                long reached = 0;
                for (long open = next; open != 0; open &= open - 1) {
                    reached |= near[Long.numberOfTrailingZeros(open)];
                }
                next = reached & rest & ~part;
            }
            rest &= ~part;
            parts.add(left(part));
        }
        return parts.stream().mapToLong(part -> part).toArray();
    }

    /** Returns the least elements of a set that holds all above its members. */
    int[] least(long taken) {
        long least = taken;
        for (long left = taken; left != 0; left &= left - 1) {
            int x = Long.numberOfTrailingZeros(left);
            least &= ~(up[x] & ~(1L << x));
        }
        return BitSet.valueOf(new long[] {least}).stream().toArray();
    }

    /** Returns the element whose choice removes exactly the elements that are in one set and not in another. */
    int bite(long before, long after) {
        long bitten = after & ~before;
        int[] least = least(bitten);
        if (least.length != 1 || (up[least[0]] & ~before) != bitten) {
            throw new NotationException(
                    "no move takes the elements " + Arrays.toString(least) + " and those above them");
        }
        return least[0];
    }

    Claim<Long> stealing() {
        return new Claim.Outcomes<>(STEALING, Convention.NORMAL, this::hasGreatest, taken -> Outcome.N);
    }

    private boolean hasGreatest(long taken) {
        long common = left(taken);
        for (long left = common; left != 0; left &= left - 1) {
            common &= up[Long.numberOfTrailingZeros(left)];
        }
        return common != 0;
    }

    /** Returns the size. */
    @Override
    public String toString() {
        return size() + " elements";
    }
}
