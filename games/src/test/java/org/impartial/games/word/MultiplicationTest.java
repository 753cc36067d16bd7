package org.impartial.games.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MultiplicationTest {
    private static final long GREATEST = Long.MAX_VALUE;

    /** The product itself, not what is left of the goal. */
    private static boolean wins(long product, long n, long maxFactor) {
        return product < n && LongStream.rangeClosed(2, maxFactor).anyMatch(k -> !wins(product * k, n, maxFactor));
    }

    @ParameterizedTest
    @ValueSource(longs = {2, 3, 5, 9, 12})
    void theBlocksAreThoseOfTheRules(long maxFactor) {
        Multiplication game = new Multiplication(maxFactor);
        for (long n = 1; n <= 700; n++) {
            assertEquals(wins(1, n, maxFactor), !game.lost(n), "n = " + n);
        }
    }

    @ParameterizedTest
    @CsvSource({"162, true", "17, false", "34012226, true", "4294967294, true"})
    void theJudgesGoals(long n, boolean stan) {
        assertEquals(stan, !new Multiplication(9).lost(n));
    }

    @ParameterizedTest
    @ValueSource(longs = {2, 9, 1L << 31, 3_037_000_500L, 1L << 61, (1L << 62) - 1, 1L << 62, GREATEST - 1, GREATEST})
    void theEndsOfBlocksUpToTheGreatestNumber(long maxFactor) {
        Multiplication game = new Multiplication(maxFactor);
        BigInteger k = BigInteger.valueOf(maxFactor);
        BigInteger end = BigInteger.ONE;
        boolean won = false;
        while (end.bitLength() < Long.SIZE) {
            assertEquals(won, !game.lost(end.longValueExact()), () -> "the end of a block with K = " + maxFactor);
            if (end.longValueExact() < GREATEST) {
                assertEquals(!won, !game.lost(end.longValueExact() + 1), () -> "the next with K = " + maxFactor);
            }
            won = !won;
            end = end.multiply(won ? k : BigInteger.TWO);
        }
        assertEquals(maxFactor == GREATEST || won, !game.lost(GREATEST), "the block that is cut off");
    }

    @Test
    void winningFactorsAreListedWithoutTryingAll() {
        Multiplication game = new Multiplication(GREATEST);
        assertEquals(List.of(GREATEST), factors(game, GREATEST, 5));
        assertEquals(List.of(GREATEST - 2, GREATEST - 1, GREATEST), factors(game, GREATEST - 2, 5));
        assertEquals(List.of(1_000_001L, 1_000_002L), factors(game, 1_000_001, 2));
        Multiplication nine = new Multiplication(9);
        assertEquals(List.of(9L), factors(nine, 162, 9));
        assertEquals(List.of(), factors(nine, 18, 9));
        assertFalse(factors(nine, 4_294_967_294L, 9).isEmpty());
    }

    private static List<Long> factors(Multiplication game, long n, int limit) {
        return game.claims().stream()
                .filter(Claim.Replies.class::isInstance)
                .map(claim -> (Claim.Replies<Multiplication.Goal>) claim)
                .flatMap(claim ->
                        claim.rule().replies(Multiplication.start(n), 0).limit(limit))
                .map(MultiplicationTest::factor)
                .toList();
    }

    private static long factor(Position option) {
        return ((Multiplication.Goal) option.components().get(0).state()).by();
    }

    @Test
    void theBlocksAreShown() {
        Exhibit exhibit =
                new Multiplication(9).exhibits(Multiplication.start(19)).get(0);
        assertEquals(
                List.of(List.of("2", "9", "won"), List.of("10", "18", "lost"), List.of("19", "162", "won")),
                exhibit.rows());
        assertEquals("19 is won", exhibit.conclusion());
        Exhibit end = new Multiplication(9).exhibits(Multiplication.start(18)).get(0);
        assertEquals(exhibit.rows().subList(0, 2), end.rows());
        assertEquals("18 is lost", end.conclusion());
    }
}
