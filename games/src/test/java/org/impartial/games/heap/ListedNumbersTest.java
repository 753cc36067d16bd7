package org.impartial.games.heap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.game.heap.SubtractionSet.Enumerated;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ListedNumbersTest {
    private static final List<Enumerated> ALL = List.of(
            SetNotation.ListedNumbers.ODD,
            SetNotation.ListedNumbers.SQUARES,
            SetNotation.ListedNumbers.PRIMES,
            SetNotation.ListedNumbers.POWERS_OF_TWO);

    @ParameterizedTest
    @ValueSource(longs = {-1, 0, 1, 2, 3, 4, 5, 8, 9, 16, 17, 100, 1 << 16, (1 << 20) - 1, (1 << 20) + 50})
    void theListHasTheNumbersThatPassTheTest(long most) {
        for (Enumerated numbers : ALL) {
            long[] tested = LongStream.rangeClosed(1, most).filter(numbers).toArray();
            assertArrayEquals(tested, numbers.upTo(most).toArray(), () -> numbers + " up to " + most);
        }
    }

    @Test
    void greatBoundsAreListedByTheMember() {
        assertEquals(
                63, SetNotation.ListedNumbers.POWERS_OF_TWO.upTo(Long.MAX_VALUE).count());
        assertEquals(
                3,
                SetNotation.ListedNumbers.SQUARES.upTo(Long.MAX_VALUE).limit(3).count());
        assertEquals(
                List.of(1L, 3L, 5L),
                SetNotation.ListedNumbers.ODD
                        .upTo(Long.MAX_VALUE)
                        .limit(3)
                        .boxed()
                        .toList());
    }

    @Test
    void aSequenceOfSquaresTakesTimeByTheOption() {
        SubtractionSet squares = new SubtractionSet.Where("squares", SetNotation.ListedNumbers.SQUARES);
        long options = assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> LongStream.range(0, 200_000)
                        .map(n -> squares.upTo(n).count())
                        .sum());
        assertEquals(LongStream.rangeClosed(1, 447).map(k -> 200_000 - k * k).sum(), options);
    }
}
