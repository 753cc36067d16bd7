package org.impartial.games.heap.queen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.capability.Capability;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;

/**
 * Wythoff's game with a bound d: a move takes one bean or more from one of two heaps, or from both at once numbers that
 * differ by less than d. The P-positions are the {@link ColdPairs}; d = 1 is Wythoff's own game [Wythoff 1907], greater
 * bounds are Fraenkel's [Fraenkel 1982]. There is no closed form of the other Grundy values.
 *
 * <p>A state keeps its heaps in the order given; the game is symmetric in them. Options of (a, b) with d = 1: a + b +
 * min(a, b). Example: (4, 7) is P, and the winning moves from (5, 8) lead to (4, 7) and (5, 3).
 *
 * <pre>{@code
 * Solver.normal().outcome(new Wythoff().at(4, 7));                        // P
 * Solver.normal().analyse(new Wythoff().at(5, 8)).winningMoves().size();  // 2
 * }</pre>
 *
 * @param cold the cold pairs with the bound d
 */
public record Wythoff(ColdPairs cold)
        implements ImpartialGame<TwoHeaps>, Capability.Packable<TwoHeaps>, Capability.PlaneGame {
    private static final int SHOWN = 9;
    private static final int MOST_LINES = 1000;
    private static final Basis PET = Basis.proved("with a bound above 1 the game is pet", "Gurvich 2012");

    /** The plug-in of Wythoff's own game. */
    public static final GameFamily FAMILY = Cards.family("wythoff", of(1));

    /** The plug-in of the games with any bound. */
    public static final GameFamily BOUNDED =
            Cards.games("d-wythoff", params -> of(params.get("d").asLong("d", 1)), "d=2 d=3 d=7");

    /** Creates Wythoff's own game. */
    public Wythoff() {
        this(ColdPairs.of(1));
    }

    /**
     * {@return two heaps, ready to be added to others and to be analysed}
     *
     * @param first the first heap, 0 or more
     * @param second the second heap, 0 or more
     * @throws org.impartial.core.notation.NotationException if a heap is negative
     */
    public Component<TwoHeaps> at(long first, long second) {
        return at(new TwoHeaps(first, second));
    }

    /**
     * {@return the game of a bound}
     *
     * @param d the bound, at least 1
     */
    public static Wythoff of(long d) {
        return new Wythoff(ColdPairs.of(d));
    }

    @FunctionalInterface
    interface WythoffPairs {
        void to(long first, long second);
    }

    @Override
    public void options(TwoHeaps heaps, Options<TwoHeaps> out) {
        options(heaps, (WythoffPairs) (first, second) -> out.to(new TwoHeaps(first, second)));
    }

    void options(TwoHeaps heaps, WythoffPairs out) {
        for (long left = heaps.first() - 1; left >= 0; left--) {
            out.to(left, heaps.second());
        }
        for (long left = heaps.second() - 1; left >= 0; left--) {
            out.to(heaps.first(), left);
        }
        for (long dx = 1; dx <= heaps.first(); dx++) {
            long most = heaps.second() - dx < cold.d() ? heaps.second() : dx + (cold.d() - 1);
            for (long dy = Math.max(1, dx - (cold.d() - 1)); dy <= most; dy++) {
                out.to(heaps.first() - dx, heaps.second() - dy);
            }
        }
    }

    @Override
    public LineMoves lineMoves() {
        if (cold.d() > MOST_LINES) {
            throw new BeyondRangeException("a bound of " + cold.d() + " makes more than " + MOST_LINES
                    + " lines of moves; solve single positions instead");
        }
        return LineMoves.wythoff((int) cold.d());
    }

    /** Returns the game on pairs of heaps below 2^30, in order of size; the fewer beans, the greater the level. */
    @Override
    public PackedGame packed() {
        return new PackedWythoff(this);
    }

    @Override
    public long pack(TwoHeaps heaps) {
        return PackedWythoff.pack(heaps);
    }

    @Override
    public TwoHeaps unpack(long packed) {
        return PackedWythoff.unpack(packed);
    }

    @Override
    public List<Claim<TwoHeaps>> claims() {
        Basis basis = cold.d() == 1
                ? Basis.proved("the P-positions are the pairs (floor(k·phi), floor(k·phi) + k)", "Wythoff 1907")
                : Basis.proved(
                        "the P-positions are the pairs (x, x + dk), x the mex of all earlier entries", "Fraenkel 1982");
        List<Claim<TwoHeaps>> claims = new ArrayList<>(List.of(
                Claim.outcomes(basis, Convention.NORMAL, heaps -> cold.cold(heaps.first(), heaps.second())),
                Claim.winningReplies(
                        basis, heaps -> cold.winningMoves(heaps).stream().map(this::at))));
        if (cold.d() > 1) {
            claims.add(Claim.pet(PET));
        }
        return claims;
    }

    @Override
    public Stream<TwoHeaps> smallStates() {
        return LongStream.rangeClosed(0, 8)
                .boxed()
                .flatMap(a -> LongStream.rangeClosed(0, 10).mapToObj(b -> new TwoHeaps(a, b)));
    }

    @Override
    public TwoHeaps canonical(TwoHeaps heaps) {
        return heaps.sorted();
    }

    @Override
    public List<Exhibit> exhibits(TwoHeaps heaps) {
        long k = (heaps.greater() - heaps.lesser()) / cold.d();
        LongStream indices =
                LongStream.concat(LongStream.range(0, SHOWN), LongStream.of(k).filter(i -> i >= SHOWN));
        List<List<String>> rows = indices.filter(i -> i <= cold.greatestIndex())
                .mapToObj(i -> Stream.of(i, cold.pair(i).lesser(), cold.pair(i).greater())
                        .map(String::valueOf)
                        .toList())
                .toList();
        return List.of(new Exhibit(
                "Cold pairs: the smaller number of each is the mex of all numbers before it",
                List.of("k", "a_k", "b_k"),
                rows,
                conclusion(heaps, k)));
    }

    private String conclusion(TwoHeaps heaps, long k) {
        return "(" + heaps.lesser() + ", " + heaps.greater() + ")"
                + (cold.cold(heaps.first(), heaps.second()) ? " is the cold pair number " + k : " is not a cold pair");
    }

    @Override
    public Notation<TwoHeaps> notation() {
        return TwoHeaps.taking((heaps, taken) ->
                taken.oneIsEmpty() || (taken.lesser() > 0 && taken.greater() - taken.lesser() < cold.d()));
    }

    @Override
    public String name() {
        return cold.d() == 1 ? "wythoff" : "d-wythoff[d=" + cold.d() + "]";
    }
}
