package org.impartial.games.heap.moore;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Claim.ReplyRule;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Parts;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.HeapSets;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * Moore's Nim: a move takes one or more beans from each of 1 to d heaps. A state is the list of heaps. The previous
 * player wins if and only if every binary digit occurs in a number of heaps divisible by d + 1 [Moore 1910]; this
 * decides the outcome and gives no Grundy value. There can be very many options, one for each choice of heaps and of
 * the sizes left in them. Example: {@code moore-nim[d=2] 5 9 12 15}.
 *
 * <pre>{@code
 * Solver.normal().outcome(new MooreNim(2).at(List.of(1L, 2L, 3L)));  // N
 * }</pre>
 *
 * @param d the greatest number of heaps from which a move takes, at least 1
 */
public record MooreNim(int d) implements ImpartialGame<List<Long>> {
    /** Moore's Nim. */
    public static final GameFamily FAMILY = Cards.games(
            "moore-nim", params -> new MooreNim(params.get("d").asInt("d", 1, Integer.MAX_VALUE)), "d=1 d=2 d=3");

    /**
     * Checks the parameters of the game.
     *
     * @param d the greatest number of heaps from which a move takes, at least 1
     * @throws NotationException if it is out of range
     */
    public MooreNim {
        if (d < 1) {
            throw new NotationException(
                    "d, the greatest number of heaps that a move takes from, is at least 1, not " + d);
        }
    }

    /**
     * {@return this game on the given heaps, in which a move may play in several heaps}
     *
     * @param heaps the heap sizes
     */
    public Component<List<Long>> at(long... heaps) {
        return at(Arrays.stream(heaps).boxed().toList());
    }

    @Override
    public void options(List<Long> heaps, Options<List<Long>> out) {
        out.expect(MooreMoves.count(heaps, d));
        MooreMoves moves = new MooreMoves(heaps, d);
        while (moves.advance()) {
            out.to(moves.left());
        }
    }

    @Override
    public List<Long> canonical(List<Long> heaps) {
        return heaps.stream().sorted().toList();
    }

    @Override
    public void requireState(List<Long> heaps) {
        Require.numbers(this, "heaps", 0, heaps);
    }

    @Override
    public String name() {
        return "moore-nim[d=" + d + "]";
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        Basis normal = Basis.proved("P iff every binary digit is in a multiple of d + 1 heaps", "Moore 1910");
        Basis misere = Basis.proved(
                "misère P iff some heap is above 1 and every binary digit is in a multiple of d + 1 heaps, or none is and"
                        + " the number of heaps of 1 leaves 1 on division by d + 1",
                "Moore 1910");
        return List.of(
                Claim.outcomes(normal, Convention.NORMAL, heaps -> theory(heaps).balanced()),
                Claim.outcomes(misere, Convention.MISERE, heaps -> theory(heaps).misereLost()),
                reply(normal, Convention.NORMAL, heaps -> theory(heaps).balancing().stream()),
                reply(misere, Convention.MISERE, heaps -> theory(heaps).misereReply().stream()));
    }

    private Claim<List<Long>> reply(Basis basis, Convention convention, Function<List<Long>, Stream<long[]>> rule) {
        ReplyRule<List<Long>> replies = (heaps, wanted) -> rule.apply(heaps).map(this::at);
        return new Claim.Replies<>(basis, convention, false, heaps -> true, true, replies);
    }

    private MooreTheory theory(List<Long> heaps) {
        return new MooreTheory(heaps.stream().mapToLong(Long::longValue).toArray(), d);
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return SmallWorlds.lists(3, 4, 4, 2, 5, 1);
    }

    @Override
    public List<Exhibit> exhibits(List<Long> heaps) {
        return List.of(theory(heaps).exhibit(Convention.NORMAL));
    }

    @Override
    public List<Exhibit> exhibits(List<Long> heaps, Convention convention, Parts parts) {
        return List.of(theory(heaps).exhibit(convention));
    }

    @Override
    public Notation<List<Long>> notation() {
        return HeapSets.taking(Notation.longs("heap", 0), (heaps, set) -> set.cardinality() <= d);
    }

    /**
     * The vectors below the heaps that differ in 1 to d places, in descending order. Not safe for use by several
     * threads.
     */
    static final class MooreMoves {
        private final long[] heaps;
        private final long[] left;
        private final int most;
        private int changed;

        MooreMoves(List<Long> heaps, int most) {
            this.heaps = heaps.stream().mapToLong(Long::longValue).toArray();
            this.left = this.heaps.clone();
            this.most = most;
        }

        /** The rightmost heap that can still lose a bean loses one, and those after it are restored. */
        boolean advance() {
            for (int i = heaps.length - 1; i >= 0; i--) {
                boolean fresh = left[i] == heaps[i];
                if (left[i] > 0 && !(fresh && changed == most)) {
                    left[i]--;
                    changed += fresh ? 1 : 0;
                    return true;
                }
                left[i] = heaps[i];
                changed -= fresh ? 0 : 1;
            }
            return false;
        }

        List<Long> left() {
            return Arrays.stream(left).boxed().toList();
        }

        /**
         * Returns the number of moves, the sum of the elementary symmetric functions of the heaps up to {@code most}.
         */
        static long count(List<Long> heaps, int most) {
            int degrees = Math.min(most, heaps.size());
            double[] ways = new double[degrees + 1];
            ways[0] = 1;
            for (long heap : heaps) {
                for (int chosen = degrees; chosen >= 1; chosen--) {
                    ways[chosen] += ways[chosen - 1] * heap;
                }
            }
            return (long) (Arrays.stream(ways).sum() - 1);
        }
    }
}
