package org.impartial.games.word;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;

/**
 * The game of HDU 4111: a move reduces one number of a list by 1, which removes a 1, or replaces two numbers by their
 * sum.
 *
 * <p>Theorem [HDU, problem 4111]: only two numbers matter, the number a of ones, and the number b = Σ + # − 1 of moves
 * in the numbers of at least 2, where Σ is their sum and # their count (0 if there are none). The player to move loses
 * if and only if b ≤ 2 and 3 divides a, or b ≥ 3 and both are even. See the proof in the code. There are at most 1 +
 * n(n − 1)/2 + n options; equal ones are listed once. Example: 1 1 2 is won.
 */
public record AliceAndBob() implements ImpartialGame<List<Long>> {
    private static final int SMALL_SUM = 9;
    private static final Basis ONES_AND_MOVES = Basis.proved(
            "P iff b <= 2 and 3 divides a, or b >= 3 and both are even, for a ones and b moves in the other numbers",
            "HDU");
    public static final GameFamily FAMILY = Cards.family("alice-and-bob", new AliceAndBob());

    public static List<Long> numbers(long... numbers) {
        List<Long> sorted = LongStream.of(numbers).sorted().boxed().toList();
        new AliceAndBob().requireState(sorted);
        return sorted;
    }

    /** Equal numbers are interchangeable, so each is lowered once and each pair of values is added once. */
    @Override
    public void options(List<Long> numbers, Options<List<Long>> out) {
        for (int i = 0; i < numbers.size(); i++) {
            long low = numbers.get(i);
            if (repeats(numbers, i, 0)) {
                continue;
            }
            out.to(replaced(numbers, i, i, low - 1));
            for (int j = i + 1; j < numbers.size(); j++) {
                if (!repeats(numbers, j, i + 1)) {
                    out.to(replaced(numbers, i, j, low + numbers.get(j)));
                }
            }
        }
    }

    /** Returns whether the number at an index is equal to the one before it, and that one is not before {@code from}. */
    private static boolean repeats(List<Long> numbers, int index, int from) {
        return index > from && numbers.get(index).equals(numbers.get(index - 1));
    }

    private static List<Long> replaced(List<Long> numbers, int first, int second, long number) {
        List<Long> left = new ArrayList<>(numbers);
        left.remove(second);
        if (first < second) {
            left.remove(first);
        }
        if (number > 0) {
            left.add(number);
        }
        left.sort(null);
        return List.copyOf(left);
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return List.of(Claim.outcomes(ONES_AND_MOVES, Convention.NORMAL, AliceAndBob::lost));
    }

    /*
     * Implementation: b is 0 without big numbers, 2 for a single 2, and at least 3 else. Call a state lost as the
     * theorem says. A move changes (a, b) to (a-1, b), to (a, b-1) where a big number is left, to (a+1, b-3) where a
     * 2 beside others is lowered, to (a-1, b+1), or to (a-2, b+3), or (a-2, 2) from b = 0; a lone 2 is lowered to
     * (a+1, 0). From b <= 2 and 3 | a these lead to b <= 2 with 3 not dividing a, to b = 3 or to b = 5, and from a
     * and b >= 4 even to a odd or b odd and above 2: never to a lost state. A state that is not lost has a move to a
     * lost one: for b <= 2 take a one if a = 1 mod 3; else add two ones (b = 0) or lower the 2. For b odd and a odd
     * add a one to a big number, for b even and a odd take a one, for b >= 5 odd and a even make a move that lowers b
     * by 1, which is there since b = 2 only for a lone 2; for b = 3 and a even lower the 3 if 3 | a, else add two
     * ones.
     */
    public static boolean lost(List<Long> numbers) {
        Require.numbers(new AliceAndBob(), "numbers", 1, numbers);
        long ones = numbers.stream().filter(x -> x == 1).count();
        long big = numbers.size() - ones;
        long greatest = numbers.stream().mapToLong(x -> x).max().orElse(0);
        if (big == 0 || (big == 1 && greatest == 2)) {
            return ones % 3 == 0;
        }
        long oddOnes = ones & 1;
        long oddMoves = (numbers.stream().mapToLong(x -> x).reduce(0, (x, y) -> x ^ y) ^ ones ^ big ^ 1) & 1;
        return oddOnes == 0 && oddMoves == 0;
    }

    @Override
    public void requireState(List<Long> numbers) {
        Require.numbers(this, "numbers", 1, numbers);
        long left = Long.MAX_VALUE;
        long before = 1;
        for (long number : numbers) {
            left -= Math.max(0, number);
            if (number < before || left < 0) {
                throw new NotationException("the numbers are at least 1, ascending, with a sum of at most "
                        + Long.MAX_VALUE + ", not " + numbers);
            }
            before = number;
        }
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return IntStream.rangeClosed(1, SMALL_SUM)
                .mapToObj(sum -> Stream.generate(() -> 1L).limit(sum).toList());
    }

    @Override
    public Notation<List<Long>> notation() {
        return Notation.of(
                AliceAndBob::read,
                numbers -> Datum.list(numbers.stream().map(Datum::of).toList()));
    }

    private static List<Long> read(Datum datum) {
        long[] numbers = datum.asLongs("the number at index", 1);
        long left = Long.MAX_VALUE;
        for (long number : numbers) {
            left -= number;
            if (left < 0) {
                throw new NotationException(
                        "the sum of the numbers is above " + Long.MAX_VALUE + ", and a move might make it");
            }
        }
        return numbers(numbers);
    }

    @Override
    public List<Exhibit> exhibits(List<Long> numbers) {
        BigInteger moves = numbers.stream()
                .filter(x -> x > 1)
                .map(BigInteger::valueOf)
                .reduce(BigInteger.ZERO, (sum, x) -> sum.add(x).add(BigInteger.ONE));
        long ones = numbers.stream().filter(x -> x == 1).count();
        BigInteger left = moves.subtract(BigInteger.ONE).max(BigInteger.ZERO);
        return List.of(new Exhibit(
                "what counts",
                List.of(),
                List.of(
                        List.of("ones", String.valueOf(ones)),
                        List.of("sum + count - 1 of the others", left.toString())),
                lost(numbers) ? "lost for the player to move" : "won by the player to move"));
    }

    @Override
    public String toString() {
        return "alice-and-bob";
    }
}
