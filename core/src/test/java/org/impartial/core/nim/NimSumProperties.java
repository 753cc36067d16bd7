package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

class NimSumProperties {
    @Example
    void everyFormOfTheValuesGivesTheSame() {
        assertEquals(27L, NimSum.of(14L, 21L));
        assertEquals(27, NimSum.of(LongStream.of(14, 21).parallel()));
        assertEquals(0, NimSum.of());
    }

    @Example
    void prefixesByTheirRemainder() {
        assertEquals(
                List.of(0L, 1L, 3L, 0L, 4L, 1L, 7L, 0L, 8L),
                LongStream.rangeClosed(0, 8).map(NimSum::xorPrefix).boxed().toList());
    }

    @Property
    void prefixIsTheSumOfTheNumbers(@ForAll @LongRange(min = 0, max = 5000) long n) {
        assertEquals(NimSum.of(LongStream.rangeClosed(0, n)), NimSum.xorPrefix(n));
    }

    @Property
    void rangeIsTheSumOfTheNumbers(
            @ForAll @LongRange(min = 0, max = Long.MAX_VALUE - 5000) long a,
            @ForAll @LongRange(min = 0, max = 5000) long length) {
        assertEquals(NimSum.of(LongStream.rangeClosed(a, a + length)), NimSum.xorRange(a, a + length));
    }

    @Example
    void rangesFromZeroAndToTheEnd() {
        assertEquals(NimSum.xorPrefix(10), NimSum.xorRange(0, 10));
        assertEquals(0, NimSum.xorPrefix(Long.MAX_VALUE));
        assertEquals(Long.MAX_VALUE, NimSum.xorRange(Long.MAX_VALUE, Long.MAX_VALUE));
    }

    @Property
    void odiousIsAnOddNumberOfOnes(@ForAll long value) {
        long ones =
                Long.toBinaryString(value).chars().filter(digit -> digit == '1').count();
        assertEquals(ones % 2 == 1, NimSum.isOdious(value));
    }

    @Example
    void emptyRangesAreErrors() {
        assertEquals("0 to -1 contains no numbers; use an end of at least 0", failure(() -> NimSum.xorPrefix(-1)));
        assertEquals("from 3 to 2 is not a range; use 0 <= a <= b", failure(() -> NimSum.xorRange(3, 2)));
        assertEquals("from -1 to 2 is not a range; use 0 <= a <= b", failure(() -> NimSum.xorRange(-1, 2)));
    }

    private static String failure(Runnable calculation) {
        return assertThrows(IllegalArgumentException.class, calculation::run).getMessage();
    }
}
