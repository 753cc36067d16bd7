package org.impartial.core.game.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.junit.jupiter.api.Test;

/** The first options of a heap are found without a list of all, however many there are. */
class FirstOptionsTest {
    private final AtomicInteger given = new AtomicInteger();
    private final HeapGame taking = HeapGame.of("taking", (heap, out) -> {
        for (int left = heap - 1; left >= 0; left--) {
            given.incrementAndGet();
            out.to(left);
        }
    });

    private Component<?> heap(long size) {
        return taking.at(size).components().get(0);
    }

    @Test
    void theRulesGiveNoMoreThanThese() {
        for (int most : new int[] {1, 3, 4095, 4096, 4097, 10_000}) {
            given.set(0);
            List<?> first = heap(100_000_000).firstOptions(most, Meter.unlimited());
            assertEquals(most, first.size());
            assertEquals(most, given.get());
            assertEquals(taking.at(99_999_999), first.get(0));
        }
        given.set(0);
        assertTrue(heap(100_000_000).hasOptions(Meter.unlimited()));
        assertEquals(1, given.get());
    }

    @Test
    void aHeapWithFewerHasThem() {
        assertEquals(5, heap(5).firstOptions(6, Meter.unlimited()).size());
        assertEquals(heap(5).options(), heap(5).firstOptions(5, Meter.unlimited()));
        assertEquals(0, heap(0).firstOptions(1, Meter.unlimited()).size());
    }

    @Test
    void faultsOfTheRulesAreNotHidden() {
        HeapGame broken = HeapGame.of("broken", (heap, out) -> {
            out.to(heap - 1);
            throw new IllegalStateException("broken");
        });
        Component<?> three = broken.at(3).components().get(0);
        assertEquals(1, three.firstOptions(1, Meter.unlimited()).size());
        assertThrows(IllegalStateException.class, () -> three.firstOptions(2, Meter.unlimited()));
    }
}
