package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MexTest {
    @Test
    void theLeastNumberThatIsMissing() {
        assertEquals(3, Mex.of(0, 1, 2, 4));
        assertEquals(0, Mex.of(2, 3, 5));
        assertEquals(0, Mex.of());
        assertEquals(2, Mex.of(0, 1, 3));
        assertEquals(2, Mex.of(1, 0, 0, 1, 1));
        assertEquals(2, Mex.of(1, Long.MAX_VALUE, 0, 1L << 32));
    }

    @Test
    void everyFormOfTheValuesGivesTheSame() {
        assertEquals(3, Mex.of(0L, 1L, 2L, 4L));
        assertEquals(3, Mex.of(IntStream.of(0, 1, 2, 4)));
        assertEquals(3, Mex.of(LongStream.of(0, 1, 2, 4).parallel()));
    }

    @Test
    void aNegativeValueIsAnError() {
        assertEquals(
                "the value -3 is negative; a mex is defined for numbers from 0",
                assertThrows(IllegalArgumentException.class, () -> Mex.of(0, -3))
                        .getMessage());
    }
}
