package org.impartial.solve.engine.nimber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RecentNumbersTest {
    private final RecentNumbers recent = new RecentNumbers();

    /** Of more states than there are slots, each has its own number or none, and the last one always has it. */
    @Test
    void aStateHasItsOwnNumberOrNone() {
        assertEquals(0, recent.of(0));
        for (int id = 1; id <= 200_000; id++) {
            recent.keep(state(id), id);
            assertEquals(id, recent.of(state(id)));
        }
        int found = 0;
        for (int id = 1; id <= 200_000; id++) {
            int met = recent.of(state(id));
            assertTrue(met == 0 || met == id);
            found += met == 0 ? 0 : 1;
        }
        assertTrue(found > 20_000, found + " states are still kept");
    }

    private static long state(int id) {
        return (id % 2 == 0 ? -1L : 1L) * id * id * 31;
    }
}
