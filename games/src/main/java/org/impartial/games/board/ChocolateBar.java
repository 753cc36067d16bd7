package org.impartial.games.board;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.HeapSets;
import org.impartial.games.state.Require;

/**
 * A bar of chocolate around a bitter square: x columns of height 1 to its left, and y to its right, of which the i-th is
 * floor(i/k) squares high above the bottom row, but at most z. A move breaks the bar along a line and leaves the part with
 * the bitter square. G = x ^ y ^ z if k is even, and this is wrong for every odd k [Nakamura-Miyadera 2015].
 *
 * <p>There are x + y + z options. Example: {@code chocolate-bar[k=2] 3 9 4}.
 *
 */
record ChocolateBar(long k) implements ImpartialGame<ChocolateBar.ChocolatePiece> {
    private static final Basis EVEN = Basis.proved("k even: G = x ^ y ^ z", "Nakamura-Miyadera 2015");
    static final GameFamily FAMILY = Cards.games(
            "chocolate-bar", params -> new ChocolateBar(params.get("k").asLong("k", 1)), "k=1 k=2 k=3 k=4");

    @Override
    public void options(ChocolatePiece bar, Options<ChocolatePiece> out) {
        HeapSets.lower(bar.left(), left -> new ChocolatePiece(left, bar.right(), bar.high()), out);
        HeapSets.lower(bar.right(), right -> brokenRight(bar, right), out);
        HeapSets.lower(bar.high(), high -> new ChocolatePiece(bar.left(), bar.right(), high), out);
    }

    private ChocolatePiece brokenRight(ChocolatePiece bar, long right) {
        return new ChocolatePiece(bar.left(), right, Math.min(bar.high(), right / k));
    }

    @Override
    public String name() {
        return "chocolate-bar[k=" + k + "]";
    }

    @Override
    public List<Claim<ChocolatePiece>> claims() {
        return k % 2 == 0
                ? List.of(Claim.values(EVEN, ChocolatePiece::xor), Claim.replies(EVEN, this::replies))
                : List.of();
    }

    /** Returns the winning breaks: to the right at most two, one that keeps the height and one that reduces it. */
    private Stream<Position> replies(ChocolatePiece bar, long wanted) {
        return Stream.of(
                        new ChocolatePiece(wanted ^ bar.right() ^ bar.high(), bar.right(), bar.high()),
                        brokenRight(bar, wanted ^ bar.left() ^ bar.high()),
                        brokenRight(bar, cutTo(wanted ^ bar.left())),
                        new ChocolatePiece(bar.left(), bar.right(), wanted ^ bar.left() ^ bar.right()))
                .filter(rest -> leaves(bar, rest) && rest.xor() == wanted)
                .distinct()
                .map(this::at);
    }

    /** Returns the v with v ^ floor(v/k) as given, from the highest bit down: floor(v/k) does not need the last one. */
    private long cutTo(long given) {
        long known = 0;
        for (int bit = 62; bit >= 0; bit--) {
            known = (known << 1) | (((given >> bit) ^ (known / (k / 2))) & 1);
        }
        return known;
    }

    @Override
    public Stream<ChocolatePiece> smallStates() {
        return LongStream.rangeClosed(0, 12)
                .boxed()
                .flatMap(y -> LongStream.rangeClosed(0, Math.min(4, y / k)).mapToObj(z -> new ChocolatePiece(3, y, z)));
    }

    @Override
    public void requireState(ChocolatePiece bar) {
        Require.present(this, bar);
        if (bar.high() > bar.right() / k) {
            throw new NotationException("a bar [x,y,z] of " + name() + " has z at most floor(y/" + k + ") = "
                    + bar.right() / k + ", not " + bar.high());
        }
    }

    @Override
    public Notation<ChocolatePiece> notation() {
        return Notation.of(ChocolatePiece::read, bar -> Datum.of(bar.left(), bar.right(), bar.high()))
                .checked(this::requireState)
                .leaving(this::leaves);
    }

    private boolean leaves(ChocolatePiece bar, ChocolatePiece rest) {
        boolean sameHigh = rest.high() == bar.high();
        boolean sameRight = rest.right() == bar.right();
        return (rest.left() < bar.left() && sameRight && sameHigh)
                || (rest.left() == bar.left() && sameRight && rest.high() < bar.high())
                || (rest.right() < bar.right() && rest.equals(brokenRight(bar, rest.right())));
    }

    /** Columns left and right of the bitter square, and lines above the bottom row. */
    record ChocolatePiece(long left, long right, long high) {
        ChocolatePiece {
            if (left < 0 || right < 0 || high < 0) {
                throw new NotationException(
                        "the measures of a bar are 0 or more, not " + left + ", " + right + " and " + high);
            }
        }

        static ChocolatePiece read(Datum datum) {
            long[] measures = datum.asLongs("the measure of the bar at", 0);
            if (measures.length != 3) {
                throw new NotationException("a bar is written x y z, three numbers, not " + measures.length);
            }
            return new ChocolatePiece(measures[0], measures[1], measures[2]);
        }

        long xor() {
            return left ^ right ^ high;
        }
    }
}
