package org.impartial.core.game.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.meter.Meter;
import org.junit.jupiter.api.Test;

/** Tables beyond the first heaps, where every class of rules has a separate loop. */
class GrundyTableTest {
    private static final int HEAPS = 3000;

    private static HeapGame upTo(int most) {
        return HeapGame.of("take up to " + most, (heap, out) -> {
            for (int taken = 1; taken <= Math.min(most, heap); taken++) {
                out.to(heap - taken);
            }
        });
    }

    private static List<Integer> values(GrundyTable table) {
        return IntStream.range(0, HEAPS).mapToObj(table::value).toList();
    }

    @Test
    void rulesOfOneClassShareALoopAndNoValues() {
        for (int most : new int[] {1, 4, 7, 2}) {
            int modulus = most + 1;
            assertEquals(
                    IntStream.range(0, HEAPS).mapToObj(heap -> heap % modulus).toList(),
                    values(new GrundyTable(upTo(most)).grow(HEAPS)));
        }
    }

    @Test
    void aTableGrownInStepsIsTheSame() {
        GrundyTable steps = new GrundyTable(upTo(5));
        for (int heaps = 0; heaps <= HEAPS; heaps += 60) {
            steps.grow(heaps);
            assertEquals(heaps, steps.length());
        }
        assertEquals(values(new GrundyTable(upTo(5)).grow(HEAPS)), values(steps));
    }

    @Test
    void everyClassOfRulesHasASeparateLoop() {
        HeapGame one = (heap, out) -> out.to();
        HeapGame other = (heap, out) -> {};
        assertSame(GrowLoops.of(one), GrowLoops.of(one));
        assertNotSame(GrowLoops.of(one), GrowLoops.of(other));
    }

    @Test
    void valuesThatFitNoTableAreRejected() {
        GrundyTable table = new GrundyTable(upTo(2));
        for (int value : new int[] {-1, 1 << 29, Integer.MAX_VALUE}) {
            assertThrows(IllegalArgumentException.class, () -> table.append(value));
        }
        assertEquals(2, table.grow(3).value(2));
    }

    /** Values computed before an error are kept. */
    @Test
    void anOptionThatIsNotSmallerIsRejectedAtAnyHeap() {
        HeapGame broken = HeapGame.of("broken", (heap, out) -> {
            if (heap > 0) {
                out.to(heap == 2000 ? 2001 : heap - 1);
            }
        });
        GrundyTable table = new GrundyTable(broken);
        FaultyRulesException e = assertThrows(FaultyRulesException.class, () -> table.grow(HEAPS));
        assertTrue(e.getMessage().contains("a heap of 2001 from a heap of 2000"), e.getMessage());
        assertEquals(2000, table.length());
        assertEquals(1, table.value(1999));
    }

    /** An option counts once, whatever its number of parts, and none is left uncounted at the end. */
    @Test
    void optionsOfManyPartsAreCountedOnceEach() {
        HeapGame wide = HeapGame.of("wide", (heap, out) -> {
            if (heap > 0) {
                out.to(0, 0, heap - 1);
            }
        });
        Meter meter = Meter.unlimited();
        new GrundyTable(wide).grow(11, meter);
        assertEquals(10, meter.cost().options());
        new GrundyTable(wide).grow(10_001, meter);
        assertEquals(10_010, meter.cost().options());
    }
}
