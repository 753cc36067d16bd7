package org.impartial.proof.kind;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.junit.jupiter.api.Test;

class SupportTest {
    private final Meter meter = Meter.unlimited();
    private final Support support = new Support();

    private void put(int fact, int... others) {
        support.put(fact, IntArrayList.wrap(others), meter);
    }

    @Test
    void aCircleIsNamedByAFactOnIt() {
        put(0, 1, 2);
        put(1, 3);
        put(2, 4, 5);
        put(5, 6);
        put(6, 2);
        assertEquals(-1, support.circle(1, meter));
        assertEquals(2, support.circle(0, meter));
    }

    @Test
    void aFactThatIsNotStatedReliesOnNothing() {
        put(2, 1);
        assertArrayEquals(new int[] {1}, support.of(2));
        assertArrayEquals(new int[0], support.of(0));
        assertArrayEquals(new int[0], support.of(3));
        assertEquals(-1, support.circle(3, meter));
    }

    @Test
    void memoryIsThatOfTheRowsAndOfTheirGrowth() {
        put(0, 1, 2, 3);
        assertEquals(24 + 12, meter.held());
        put(0, 1, 2, 3, 4, 5);
        assertEquals(48 + 20, meter.held());
        put(0, 1);
        assertEquals(72 + 20, meter.held());
    }

    @Test
    void eachArcIsAStep() {
        put(0, 1, 2, 3);
        assertEquals(-1, support.circle(0, Meter.unlimited().fork(1, 3)));
        Support again = new Support();
        again.put(0, IntArrayList.of(1, 2, 3), meter);
        assertThrows(
                StoppedException.class, () -> again.circle(0, Meter.unlimited().fork(1, 2)));
    }
}
