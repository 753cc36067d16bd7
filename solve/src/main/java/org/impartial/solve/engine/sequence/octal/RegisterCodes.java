package org.impartial.solve.engine.sequence.octal;

import java.util.stream.IntStream;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.FourHeaps;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.OptionParts;

/** Writes the least code below 64 that no option with a rare heap, or of one heap, has, as if no heap were rare. */
final class RegisterCodes {
    private final OptionParts far = new OptionParts();
    private final OptionParts near = new OptionParts();
    private final int[] singles;
    private final long[] taken = new long[FourHeaps.COUNT];

    RegisterCodes(HeapTable table, BreakingRule rule, OptionParts rare) {
        for (int j = 0; j < rare.count(); j++) {
            (rare.offsets()[j] >= FourHeaps.COUNT ? far : near).add(rare.offsets()[j], rare.codes()[j]);
        }
        boolean parity = table.space().parity();
        singles =
                IntStream.of(rule.singles()).filter(i -> !parity || i % 2 == 0).toArray();
    }

    /** Writes the codes of a range of heaps; returns the first heap without a code below 64, or {@code to}. */
    int write(byte[] cells, int from, int to) {
        for (int heap = from; heap < to; heap += FourHeaps.COUNT) {
            FourHeaps.take(cells, heap, far, taken);
            for (int i = 0; i < Math.min(FourHeaps.COUNT, to - heap); i++) {
                long common = taken[i]
                        | FourHeaps.singles(cells, heap + i, singles)
                        | FourHeaps.takeOne(cells, heap + i, near);
                int code = Long.numberOfTrailingZeros(~common);
                if (code == FourHeaps.CODES) {
                    return heap + i;
                }
                cells[heap + i] = (byte) code;
            }
        }
        return to;
    }
}
