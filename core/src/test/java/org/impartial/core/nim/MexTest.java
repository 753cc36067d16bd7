package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.BitSet;
import java.util.List;
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
    }

    @Test
    void everyFormOfTheValuesGivesTheSame() {
        BitSet set = new BitSet();
        IntStream.of(0, 1, 2, 4).forEach(set::set);
        assertEquals(3, Mex.of(0L, 1L, 2L, 4L));
        assertEquals(3, Mex.of(List.of(0L, 1L, 2L, 4L)));
        assertEquals(3, Mex.of(IntStream.of(0, 1, 2, 4)));
        assertEquals(3, Mex.of(LongStream.of(0, 1, 2, 4).parallel()));
        assertEquals(3, Mex.of(set));
        assertEquals(3, Mex.ofMask(0b10111));
    }

    @Test
    void masksFromEmptyToFull() {
        assertEquals(0, Mex.ofMask(0));
        assertEquals(63, Mex.ofMask(Long.MAX_VALUE));
        assertEquals(64, Mex.ofMask(-1));
    }

    @Test
    void aNegativeValueIsAnError() {
        assertEquals(
                "the value -3 is negative; a mex is defined for numbers from 0",
                assertThrows(IllegalArgumentException.class, () -> Mex.of(0, -3))
                        .getMessage());
    }
}
