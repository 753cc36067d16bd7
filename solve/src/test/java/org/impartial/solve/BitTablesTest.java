package org.impartial.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.sums.Nimbers;
import org.junit.jupiter.api.Test;

class BitTablesTest {
    private static final HeapGame NIM = new HeapGame() {
        @Override
        public void options(int heap, HeapOptions out) {
            for (int left = 0; left < heap; left++) {
                out.to(left);
            }
        }
    };

    private static Exhibit table(Long... heaps) {
        List<Component<?>> components =
                List.of(heaps).stream().<Component<?>>map(NIM::at).toList();
        Nimbers values = new Nimbers((component, meter) -> (Long) component.state(), Meter.unlimited());
        return BitTables.of(Position.sum(components), values).orElseThrow();
    }

    private static String text(Exhibit table) {
        return table.rows().stream()
                .map(row -> String.join(" ", row.subList(row.size() - 3, row.size())))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void anUnbalancedPosition() {
        Exhibit table = table(7L, 9L, 12L, 15L);
        assertEquals("""
                7 = 0111
                9 = 1001
                12 = 1100
                15 = 1111
                13 = 1101""", text(table));
        assertEquals("nim-sum", table.rows().get(4).get(0));
        assertEquals("unbalanced: the nim-sum marks the columns with an odd number of ones", table.conclusion());
    }

    @Test
    void aBalancedPosition() {
        Exhibit table = table(7L, 9L, 1L, 15L);
        assertEquals("""
                7 = 0111
                9 = 1001
                1 = 0001
                15 = 1111
                0 = 0000""", text(table));
        assertEquals("balanced: every column holds an even number of ones", table.conclusion());
    }

    @Test
    void theNimSumMayBeTheWidestRow() {
        assertEquals("""
                8 = 1000
                7 = 0111
                15 = 1111""", text(table(8L, 7L)));
    }

    @Test
    void noHeapsAndEmptyHeaps() {
        assertEquals("0 = 0", text(table()));
        assertEquals("0 = 0\n0 = 0", text(table(0L)));
    }

    @Test
    void theGreatestHeap() {
        String text = text(table(Long.MAX_VALUE, 1L));
        assertEquals(
                Long.MAX_VALUE - 1 + " = " + "1".repeat(62) + "0",
                text.lines().toList().get(2));
    }
}
