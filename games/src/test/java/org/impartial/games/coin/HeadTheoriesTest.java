package org.impartial.games.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How far the theories of single heads go, and what they say. */
class HeadTheoriesTest {
    @Test
    void mockTurtlesGoAsFarAsTwiceThePlaceIsALong() {
        MockTurtleTheory turtles = new MockTurtleTheory(1);
        long last = Long.MAX_VALUE / 2 + 1;
        assertTrue(turtles.covers(last));
        assertFalse(turtles.covers(last + 1));
        assertEquals(Long.MAX_VALUE - 1, turtles.value(last) & -2);
        assertEquals("5 = 101 in binary is evil: 2x + 1", turtles.reason(6));
        assertEquals("4 = 100 in binary is odious: 2x", turtles.reason(5));
    }

    @Test
    void aTableKnowsItsPeriodWhenItIsAskedAtItsLimit() {
        ValueTable periodic = new ValueTable((table, n, seen) -> markLower(table, n, seen, Set.of(1, 2)), 100, 2);
        assertTrue(periodic.covers(100));
        assertEquals(1, periodic.value(1_000_000_000_000L));
    }

    private static void markLower(int[] table, int n, BitSet seen, Set<Integer> taken) {
        taken.stream().filter(s -> s <= n).forEach(s -> seen.set(table[n - s]));
    }

    /** With labels from 1 on the table starts at label 1. */
    @Test
    void aTableCountsFromItsFirstLabel() {
        for (int first = 0; first <= 1; first++) {
            TableTheory theory = TableTheory.ofRules(new UpTo(first, 4));
            int limit = 0;
            while (theory.covers(limit + first)) {
                limit++;
            }
            assertTrue(limit > 10, "some labels are covered");
            assertEquals(
                    List.of(1L, 2L, 4L, 8L),
                    List.of(
                            theory.value(first),
                            theory.value(first + 1L),
                            theory.value(first + 2L),
                            theory.value(first + 3L)));
            assertEquals(TableTheory.ofRules(new UpTo(0, 4)).covers(limit - 1L), theory.covers(limit - 1L + first));
        }
    }

    @Test
    void setsAreNamedAsTheyAreWritten() {
        assertEquals("single", new Block(1, 1).toString());
        assertEquals("consecutive,3", new Block(1, 3).toString());
    }
}
