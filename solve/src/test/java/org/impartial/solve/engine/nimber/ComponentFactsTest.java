package org.impartial.solve.engine.nimber;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The records of components, short and long, and the table of their keys. */
class ComponentFactsTest {
    private final ComponentFacts facts = new ComponentFacts(HeapShare.oneOf(1), 0);

    /** PartKeys of every width and sign, in an order in which the chunk becomes wider and a later one narrow again. */
    @Test
    void keysAreFoundUnderTheirNumbers() {
        for (int id = 1; id <= 10_000; id++) {
            assertEquals(0, facts.keys.next(key(id), 0));
            assertEquals(id, facts.add(key(id), 0));
        }
        for (int id = 1; id <= 10_000; id++) {
            assertEquals(key(id), facts.keys.key(id));
            assertEquals(id, facts.keys.next(key(id), 0));
        }
    }

    private static long key(int id) {
        long signed = id % 3 == 0 ? -id : id;
        return id < 5000 ? signed ^ 1L << (14 + id / 110) : signed;
    }

    @Test
    void equalKeysHaveSeveralNumbers() {
        for (long key : new long[] {7, -7, 7, 8, 7}) {
            facts.add(key, 0);
        }
        assertEquals(1, facts.keys.next(7, 0));
        assertEquals(3, facts.keys.next(7, 1));
        assertEquals(5, facts.keys.next(7, 3));
        assertEquals(0, facts.keys.next(7, 5));
    }

    /** Facts that need a record, in every order. */
    @Test
    void factsAreKeptWithAndWithoutARecord() {
        int[] values = {0, 14, 15, 47, 48, 32_767, 32_768, 1_000_000};
        for (int excluded : values) {
            for (int value : values) {
                for (boolean queried : new boolean[] {false, true}) {
                    int id = facts.add(5, 12_345);
                    if (queried) {
                        facts.keepNumbers(id, 3, 10, 20);
                        facts.keep(id, new int[] {1});
                    }
                    facts.exclude(id, excluded);
                    assertTrue(facts.answers(id, excluded));
                    assertFalse(facts.answers(id, excluded + 1));
                    assertFalse(ComponentFacts.exact(facts.known(id)));
                    assertEquals(queried ? Numbers.of(3, 10, 20) : Numbers.NONE, facts.numbers(id, 3));
                    assertArrayEquals(queried ? new int[] {1} : new int[0], facts.list(id));
                    facts.settle(id, value);
                    facts.exclude(id, 20);
                    assertTrue(ComponentFacts.exact(facts.known(id)));
                    assertEquals(value, ComponentFacts.value(facts.known(id)));
                    assertEquals(12_345, ComponentFacts.size(facts.known(id)));
                    assertArrayEquals(new int[0], facts.list(id));
                    assertThrows(IllegalStateException.class, () -> facts.settle(id, value + 1));
                }
            }
        }
    }
}
