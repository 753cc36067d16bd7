package org.impartial.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BitTableTest {
    @Test
    void anUnbalancedPosition() {
        BitTable table = new BitTable(List.of(7L, 9L, 12L, 15L));
        assertEquals(
                List.of(List.of(0, 1, 1, 1), List.of(1, 0, 0, 1), List.of(1, 1, 0, 0), List.of(1, 1, 1, 1)),
                table.rows());
        assertEquals(List.of(1, 1, 0, 1), table.parities());
        assertEquals(13, table.nimSum());
        assertFalse(table.isBalanced());
        assertEquals("""
                 7 = 0111
                 9 = 1001
                12 = 1100
                15 = 1111
                13 = 1101  unbalanced""", table.toString());
    }

    @Test
    void aBalancedPosition() {
        BitTable table = new BitTable(List.of(7L, 9L, 1L, 15L));
        assertEquals(List.of(0, 0, 0, 0), table.parities());
        assertTrue(table.isBalanced());
        assertEquals("""
                 7 = 0111
                 9 = 1001
                 1 = 0001
                15 = 1111
                 0 = 0000  balanced""", table.toString());
    }

    @Test
    void theNimSumMayBeTheWidestRow() {
        assertEquals("""
                 8 = 1000
                 7 = 0111
                15 = 1111  unbalanced""", new BitTable(List.of(8L, 7L)).toString());
    }

    @Test
    void noHeapsAndEmptyHeaps() {
        assertEquals("0 = 0  balanced", new BitTable(List.of()).toString());
        assertEquals(List.of(List.of(0)), new BitTable(List.of(0L)).rows());
    }

    @Test
    void theGreatestHeap() {
        BitTable table = new BitTable(List.of(Long.MAX_VALUE, 1L));
        assertEquals(63, table.width());
        assertEquals(0, table.parities().get(62));
        assertEquals(Long.MAX_VALUE - 1, table.nimSum());
    }

    @Test
    void theHeapsAreCopied() {
        List<Long> heaps = new ArrayList<>(List.of(1L));
        BitTable table = new BitTable(heaps);
        heaps.set(0, 2L);
        assertEquals(new BitTable(List.of(1L)), table);
    }

    @Test
    void aNegativeHeapIsAnError() {
        assertEquals(
                "heap 1 has the size -4; a heap has 0 or more",
                assertThrows(IllegalArgumentException.class, () -> new BitTable(List.of(3L, -4L)))
                        .getMessage());
    }
}
