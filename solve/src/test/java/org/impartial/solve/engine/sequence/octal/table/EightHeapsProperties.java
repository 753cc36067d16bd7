package org.impartial.solve.engine.sequence.octal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Compares options computed for eight heaps at once with those of single heaps. */
class EightHeapsProperties {
    private static final int HEAPS = 3000;

    @Property(tries = 200)
    void theLeastMissingCodesAreThoseOfEachHeap(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 256) int codes,
            @ForAll @IntRange(min = 0, max = 2000) int count,
            @ForAll @IntRange(min = 1500, max = HEAPS - 8) int heap) {
        Random random = new Random(seed);
        byte[] cells = new byte[HEAPS];
        IntStream.range(0, HEAPS).forEach(i -> cells[i] = (byte) random.nextInt(codes));
        OptionParts offers = new OptionParts();
        random.ints(count, 8, 1400).forEach(offset -> offers.add(offset, random.nextInt(codes)));
        byte[] seen = EightHeaps.take(cells, offers, heap);
        for (int row = 0; row < EightHeaps.COUNT; row++) {
            boolean[] taken = new boolean[HeapTable.CODES];
            for (int j = 0; j < count; j++) {
                taken[(cells[heap + row - offers.offsets()[j]] ^ offers.codes()[j]) & 0xFF] = true;
            }
            int missing = HeapTable.CODES;
            for (int from = HeapTable.CODES - 1; from >= 0; from--) {
                missing = taken[from] ? missing : from;
                assertEquals(missing, EightHeaps.leastMissing(seen, row, from), "row " + row + " from " + from);
            }
        }
    }
}
