package org.impartial.games.word;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;

/**
 * The multiplication game: from p = 1 the players take turns multiplying p by a number from 2 to K, and the first to
 * reach a goal n wins [HDU, problem 1517].
 *
 * <p>Theorem: with x = (2K)^j for some j, the first player wins if and only if x &lt; n ≤ Kx. (Multiplying by the least
 * number that leaves n ≤ x brings the goal into a losing block; from such a block, after any move, the opponent chooses
 * a multiplier such that the two have the product 2K.) There are K − 1 options. Example: with K = 9 the goals 2 to 9
 * are won, 10 to 18 lost, 19 to 162 won.
 *
 * @param maxFactor the greatest multiplier K, at least 2
 */
public record Multiplication(long maxFactor) implements ImpartialGame<Multiplication.Goal> {
    private static final Basis BLOCKS = Basis.proved("N iff (2K)^j < n <= K (2K)^j for some j", "HDU");
    public static final GameFamily FAMILY = Cards.games(
            "multiplication",
            params -> new Multiplication(
                    params.find("maxFactor").map(k -> k.asLong("maxFactor", 2)).orElse(9L)),
            "maxFactor=2 maxFactor=3 maxFactor=9");

    /**
     * The number by which p must still be multiplied, n/p rounded up, which a move by k divides by k and rounds up
     * again; and the last multiplier, which only identifies the move, 1 at the start.
     */
    public record Goal(long rest, long by) {
        public Goal {
            if (rest < 1 || by < 1) {
                throw new NotationException("a goal and a multiplier are at least 1, not " + rest + ", " + by);
            }
        }
    }

    public static Goal start(long n) {
        return new Goal(n, 1);
    }

    public Multiplication {
        if (maxFactor < 2) {
            throw new NotationException("the greatest multiplier is at least 2, not " + maxFactor);
        }
    }

    @Override
    public void options(Goal state, Options<Goal> out) {
        for (long k = 2; k <= maxFactor && state.rest() > 1; k++) {
            out.to(times(state, k));
        }
    }

    private static Goal times(Goal state, long k) {
        return new Goal(dividedUp(state.rest(), k), k);
    }

    private static long dividedUp(long n, long k) {
        return (n - 1) / k + 1;
    }

    @Override
    public Goal canonical(Goal state) {
        return start(state.rest());
    }

    @Override
    public String name() {
        return "multiplication[maxFactor=" + maxFactor + "]";
    }

    @Override
    public List<Claim<Goal>> claims() {
        return List.of(
                Claim.outcomes(BLOCKS, Convention.NORMAL, state -> lost(state.rest())),
                Claim.winningReplies(BLOCKS, this::winning));
    }

    public boolean lost(long n) {
        return wonAbove(n) == 0;
    }

    /** Returns the power x of 2K for which x < n <= Kx, or 0 if there is none; products are compared by dividing n. */
    private long wonAbove(long n) {
        if (n < 1) {
            throw new NotationException("a goal is at least 1, not " + n);
        }
        long power = 1;
        while (n > power) {
            if (dividedUp(n, maxFactor) <= power) {
                return power;
            }
            if (dividedUp(dividedUp(n, maxFactor), 2) <= power) {
                return 0;
            }
            power *= 2 * maxFactor;
        }
        return 0;
    }

    /** Returns the multipliers after which the rest is in the upper half of the numbers up to x, a losing block. */
    private Stream<Position> winning(Goal state) {
        long x = wonAbove(state.rest());
        if (x == 0) {
            return Stream.empty();
        }
        long most = x == 1 ? maxFactor : Math.min(maxFactor, dividedUp(state.rest(), x / 2) - 1);
        return LongStream.rangeClosed(dividedUp(state.rest(), x), most).mapToObj(k -> at(times(state, k)));
    }

    @Override
    public Stream<Goal> smallStates() {
        return LongStream.rangeClosed(1, 4 * maxFactor * maxFactor + 2).mapToObj(Multiplication::start);
    }

    @Override
    public void requireState(Goal state) {
        Require.present(this, state);
        if (state.by() > maxFactor) {
            throw new NotationException(
                    "a multiplier of " + name() + " is from 2 to " + maxFactor + ", not " + state.by());
        }
    }

    @Override
    public Notation<Goal> notation() {
        return Notation.of(Multiplication::read, Multiplication::write)
                .moves((before, left) -> Datum.of(left.by()))
                .reading((goal, move) -> Optional.of(move.asLong("the multiplier", 2))
                        .filter(k -> k <= maxFactor && goal.rest() > 1)
                        .map(k -> times(goal, k)));
    }

    private static Goal read(Datum datum) {
        List<Datum> items = datum.asItems();
        if (items.isEmpty() || items.size() > 2) {
            throw new NotationException(
                    "a goal is one number n, or [n, k] after a multiplication by k, not " + datum.described());
        }
        long by = items.size() == 1 ? 1 : items.get(1).asLong("the multiplier", 1);
        return new Goal(items.get(0).asLong("the goal", 1), by);
    }

    private static Datum write(Goal state) {
        return state.by() == 1 ? Datum.of(state.rest()) : Datum.of(state.rest(), state.by());
    }

    @Override
    public List<Exhibit> exhibits(Goal state) {
        List<List<String>> rows = new ArrayList<>();
        BigInteger k = BigInteger.valueOf(maxFactor);
        BigInteger n = BigInteger.valueOf(state.rest());
        BigInteger end = BigInteger.ONE;
        for (boolean won = true; end.compareTo(n) < 0; won = !won) {
            BigInteger next = end.multiply(won ? k : BigInteger.TWO);
            rows.add(List.of(end.add(BigInteger.ONE).toString(), next.toString(), won ? "won" : "lost"));
            end = next;
        }
        return List.of(new Exhibit(
                "the blocks of goals",
                List.of("from", "to", "the player to move"),
                rows,
                state.rest() + " is " + (lost(state.rest()) ? "lost" : "won")));
    }
}
