package org.impartial.games.coin.strip;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;
import org.impartial.games.state.Squares;

/**
 * Welter's game: coins on different squares of a strip, and a move takes one coin to any smaller free square, possibly
 * jumping over others. The value is the XOR of the squares a and of N(|a − b|) over all pairs, with N(x) = x ^ (x − 1)
 * [Welter 1954] [ONAG, ch. 13]; see {@link #value}.
 *
 * <p>A state is the ascending list of the squares. The number of options is at most their sum. Example: {@code welter 2
 * 3 5 7}.
 */
final class Welter extends PlainGame<List<Long>> {
    private static final Basis VALUE =
            Basis.proved("G = XOR of the squares and of N(|a - b|) over the pairs, N(x) = x ^ (x - 1)", "ONAG");
    static final GameFamily FAMILY = Cards.family("welter", new Welter());

    @Override
    public void options(List<Long> squares, Options<List<Long>> out) {
        for (int coin = 0; coin < squares.size(); coin++) {
            out.expect(squares.get(coin) - coin);
            int passed = 0;
            for (long to = 0; to < squares.get(coin); to++) {
                if (squares.get(passed) == to) {
                    passed++;
                } else {
                    out.to(Squares.moved(squares, coin, to));
                }
            }
        }
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return List.of(Claim.values(VALUE, Welter::value), Claim.replies(VALUE, this::replies));
    }

    private Stream<Position> replies(List<Long> squares, long wanted) {
        return IntStream.range(0, squares.size()).boxed().flatMap(coin -> {
            List<Long> others = new ArrayList<>(squares);
            others.remove(coin.intValue());
            long to = square(others, wanted);
            return to < squares.get(coin) && Collections.binarySearch(others, to) < 0
                    ? Stream.of(at(Squares.moved(squares, coin, to)))
                    : Stream.empty();
        });
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return SmallWorlds.subsets(0, 9);
    }

    @Override
    public void requireState(List<Long> squares) {
        Require.ascending(this, "squares", 0, squares);
    }

    @Override
    public Notation<List<Long>> notation() {
        return Squares.notation("coin", 0, squares -> (index, to) -> to < squares.get(index));
    }

    // N(x) is the lowest t + 1 bits if 2 divides x exactly t times. So bit i of the function is the XOR of the bits i
    // of all squares and of the number of pairs that agree in all bits below i; and bit i of a missing square follows
    // from its lower bits and the others. Above all given numbers its bits are 0, unless it equals another square,
    // which is tested afterwards.
    private static long value(List<Long> squares) {
        long value = 0;
        for (int i = 0; i < squares.size(); i++) {
            value ^= squares.get(i);
            for (int j = 0; j < i; j++) {
                long distance = squares.get(i) - squares.get(j);
                value ^= distance ^ (distance - 1);
            }
        }
        return value;
    }

    /** Returns the only square that with the others has a value, if it is below 2^63, else one of the others. */
    private static long square(List<Long> others, long wanted) {
        long bits = wanted ^ value(others);
        long square = 0;
        for (int bit = 0; bit < 63; bit++) {
            long below = (1L << bit) - 1;
            long known = square;
            long agreeing =
                    others.stream().filter(o -> ((o ^ known) & below) == 0).count();
            square |= (((bits >> bit) ^ agreeing) & 1) << bit;
        }
        return square;
    }
}
