package org.impartial.games.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.SubtractionSet;
import org.junit.jupiter.api.Test;

class ValueTableProperties {

    /** A period that is proved by one window against the recurrence far beyond it. */
    @Property(tries = 200)
    void periodsHoldFarBeyondTheTable(
            @ForAll @Size(min = 1, max = 4) List<@Size(max = 3) List<@IntRange(min = 1, max = 9) Integer>> patterns) {
        ValueTable.Rule rule = (table, n, seen) -> patterns.stream()
                .filter(pattern -> pattern.stream().allMatch(distance -> distance <= n))
                .forEach(pattern -> seen.set(pattern.stream()
                        .mapToInt(distance -> table[n - distance])
                        .reduce(0, (a, b) -> a ^ b)));
        ValueTable values = new ValueTable(rule, 1 << 16, 9);
        int[] plain = new int[20_000];
        for (int n = 0; n < plain.length; n++) {
            BitSet seen = new BitSet();
            rule.mark(plain, n, seen);
            plain[n] = seen.nextClearBit(0);
        }
        for (int n = plain.length - 1; n >= 0; n--) {
            assertEquals(plain[n], values.value(n), "value of " + n + " for " + patterns);
        }
    }

    @Test
    void aTableWithoutAWindowEndsAtItsLimit() {
        ValueTable nim = new ValueTable(
                (table, n, seen) -> {
                    for (int i = 0; i < n; i++) {
                        seen.set(table[i]);
                    }
                },
                100,
                ValueTable.NO_WINDOW);
        assertTrue(nim.covers(99));
        assertEquals(99, nim.value(99));
        assertFalse(nim.covers(100));
    }

    /** Subtraction of 1, 3, 4 has the period 7: 0 1 0 1 2 3 2. */
    @Test
    void farValuesComeFromThePeriod() {
        HeadTheory theory = new Steps(new SubtractionSet.Finite(List.of(1L, 3L, 4L))).theory();
        int[] period = {0, 1, 0, 1, 2, 3, 2};
        for (long n = 1_000_000_000_000_000L; n < 1_000_000_000_000_100L; n++) {
            assertTrue(theory.covers(n));
            assertEquals(period[(int) (n % 7)], theory.value(n));
        }
    }
}
