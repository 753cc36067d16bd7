package org.impartial.core.game.heap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetsAndCodesTest {
    /** A subtraction game whose moves are written as the heaps that they leave. */
    private record LeftHeaps() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            for (int taken = 1; taken <= Math.min(3, heap); taken++) {
                out.to(heap - taken);
            }
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(new SubtractionSet.Interval(1, 3));
        }

        @Override
        public Notation<Long> notation() {
            return HeapNotation.HEAPS;
        }
    }

    @Test
    void aMoveThatTakesAWholeHeapIsReadInEveryNotation() {
        ContractReport report = GameContract.check(new LeftHeaps());
        assertTrue(report.passed(), report::toString);
    }

    @Property
    void membersAreWhatTheSetContains(
            @ForAll @IntRange(min = 1, max = 20) int a,
            @ForAll @IntRange(min = 0, max = 20) int more,
            @ForAll @IntRange(min = 0, max = 60) int heap) {
        for (SubtractionSet set : new SubtractionSet[] {
            SubtractionSet.of(a, a + more, 3 * a),
            new SubtractionSet.Interval(a, a + more),
            SubtractionSet.all(),
            SubtractionSet.allBut(a, a + more),
            new SubtractionSet.Where("odd", s -> s % 2 == 1)
        }) {
            long[] members =
                    LongStream.rangeClosed(0, heap).filter(set::contains).toArray();
            assertArrayEquals(members, set.upTo(heap).toArray(), set.toString());
            set.greatest().ifPresent(g -> assertTrue(set.contains(g) && !set.contains(g + 1)));
        }
    }

    @Test
    void setsAreValuesAndPrintTheirMembers() {
        assertEquals(SubtractionSet.of(4, 1, 3, 3), SubtractionSet.of(1, 3, 4));
        assertEquals("1,3,4", SubtractionSet.of(4, 1, 3).toString());
        assertEquals("2..5", new SubtractionSet.Interval(2, 5).toString());
        assertEquals("all", SubtractionSet.all().toString());
        assertEquals("all but 2,3", SubtractionSet.allBut(3, 2).toString());
        assertEquals(OptionalLong.of(5), new SubtractionSet.Interval(2, 5).greatest());
        assertEquals(OptionalLong.empty(), SubtractionSet.all().greatest());
        assertThrows(NotationException.class, () -> SubtractionSet.of(0));
        assertThrows(NotationException.class, () -> new SubtractionSet.Interval(3, 2));
    }

    @Test
    void codesAreReadDigitByDigit() {
        BreakingCode lasker = BreakingCode.parse("4.(3)");
        assertEquals(4, lasker.digit(0));
        assertEquals(3, lasker.digit(1_000_000));
        assertTrue(!lasker.finite());
        BreakingCode code = BreakingCode.parse(".1370");
        assertEquals("0.137", code.toString());
        assertEquals(3, code.last());
        assertEquals(7, code.digit(3));
        assertEquals(0, code.digit(4));
        assertEquals(15, BreakingCode.parse("0.3f").digit(2));
        assertEquals("0.1(07)", BreakingCode.parse("0.1(07)").toString());
        assertEquals(7, BreakingCode.parse("0.1(07)").digit(3));
        assertThrows(IllegalStateException.class, lasker::last);
        assertEquals("4!.0", BreakingCode.parse("4!.").toString());
        assertEquals(BreakingCode.parse("0.37!5!"), new BreakingCode(List.of(0, 3, 7, 5), List.of(), true));
        assertEquals(BreakingCode.parse("0.3"), new BreakingCode(List.of(0, 3), List.of(), true), "nothing is broken");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "0", "77", "1.7", "0.8G", "0.(0)", "0.77x", "0.7(3", "-0.7", "7.7", "4.0!", "4!.4", "C!.0"})
    void otherTextIsRejected(String text) {
        NotationException e = assertThrows(NotationException.class, () -> BreakingCode.parse(text));
        assertTrue(e.getMessage().contains("0.77, 0.137 or 4.(3)"), e.getMessage());
    }
}
