package org.impartial.games.coin.strip;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;
import org.impartial.games.state.Squares;

/**
 * Welter's game: coins on different squares of a strip, and a move takes one coin to any smaller free square, possibly
 * jumping over others. The value is the XOR of the squares a and of N(|a − b|) over all pairs, with N(x) = x ^ (x − 1)
 * [Welter 1954] [ONAG, ch. 13]; see {@link WelterFunction}.
 *
 * <p>A state is the ascending list of the squares. The number of options is at most their sum. Example: {@code welter 2
 * 3 5 7}.
 */
record Welter() implements ImpartialGame<List<Long>> {
    private static final Basis VALUE =
            Basis.proved("G = XOR of the squares and of N(|a - b|) over the pairs, N(x) = x ^ (x - 1)", "ONAG");

    static final GameFamily FAMILY = Cards.family("welter", PositionFormat.of(new Welter()));

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
        return List.of(Claim.values(VALUE, WelterFunction::value), Claim.replies(VALUE, this::replies));
    }

    private Stream<Position> replies(List<Long> squares, long wanted) {
        return IntStream.range(0, squares.size()).boxed().flatMap(coin -> {
            List<Long> others = new ArrayList<>(squares);
            others.remove(coin.intValue());
            long to = WelterFunction.square(others, wanted);
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

    @Override
    public String toString() {
        return "welter";
    }
}
