package org.impartial.solve.engine.sequence.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.theory.Period;

/** Compares the quick comparisons of a search for a period with comparisons of single values. */
class RepetitionSearchProperties {

    @Property(tries = 300)
    void comparisonsOfATableMissNoRepetition(
            @ForAll @Size(min = 1, max = 9) List<@IntRange(min = 0, max = 300) Integer> motif,
            @ForAll @Size(max = 5) List<@IntRange(min = 0, max = 119) Integer> others,
            @ForAll @IntRange(min = 1, max = 60) int shift,
            @ForAll @IntRange(min = 0, max = 30) int least) {
        IntWord plain = new IntWord();
        HeapTable table = new HeapTable();
        table.widen();
        for (int heap = 0; heap < 120; heap++) {
            int value = others.contains(heap) ? 301 : motif.get(heap % motif.size());
            plain.append(value);
            table.append(value);
        }
        int exact = plain.repeatsFrom(shift, least);
        assertTrue(table.repeatsFrom(shift, least) <= exact);
        byte[] cells = new byte[plain.length()];
        IntStream.range(0, cells.length).forEach(heap -> cells[heap] = (byte) (plain.at(heap) % 256));
        assertEquals(slow(cells, shift, least), ByteRepetition.start(cells, cells.length, shift, least));
    }

    private static int slow(byte[] cells, int shift, int least) {
        int start = cells.length - shift;
        while (start > least && cells[start - 1] == cells[start - 1 + shift]) {
            start--;
        }
        return start;
    }

    @Property(tries = 300)
    void noShiftIsSkippedAtWhichTheLastValuesRepeat(
            @ForAll @Size(min = 1, max = 40) List<@IntRange(min = 0, max = 2) Integer> motif,
            @ForAll @IntRange(max = 3) int other,
            @ForAll boolean wide) {
        HeapTable table = new HeapTable();
        if (wide) {
            table.widen();
        }
        for (int heap = 0; heap < 100; heap++) {
            table.append(heap == 57 ? other : motif.get(heap % motif.size()));
        }
        int compared = wide ? 4 : Word.PROBE;
        for (int shift = 1; shift < 100; shift++) {
            int expected = IntStream.range(shift, 101 - compared)
                    .filter(s -> IntStream.rangeClosed(1, compared)
                            .allMatch(i -> table.at(100 - i) == table.at(100 - i - s)))
                    .findFirst()
                    .orElse(100);
            assertEquals(expected, table.nextShift(shift));
        }
    }

    /** The words have many repetitions, so that the search can jump. */
    @Property(tries = 300)
    void theLeastPeriodIsFound(
            @ForAll @Size(min = 1, max = 12) List<@IntRange(min = 0, max = 1) Integer> motif,
            @ForAll @IntRange(min = 0, max = 40) int irregular,
            @ForAll @IntRange(min = 1, max = 30) int window,
            @ForAll boolean wide) {
        HeapTable table = new HeapTable();
        if (wide) {
            table.widen();
        }
        for (int heap = 0; heap < 150; heap++) {
            table.append(heap < irregular ? heap % 3 : motif.get(heap % motif.size()));
        }
        WindowProof proof = new WindowProof(window, 0);
        Optional<Period> found = RepetitionSearch.proved(table, proof);
        int least = IntStream.range(1, 150)
                .filter(p -> IntStream.range(0, 150 - p).boxed().anyMatch(n -> provesFrom(table, n, p, window)))
                .findFirst()
                .orElse(0);
        assertEquals(least, found.map(Period::period).orElse(0L));
    }

    private static boolean provesFrom(Word word, int from, int period, int window) {
        return from + window + period <= word.length()
                && IntStream.range(from, word.length() - period).allMatch(n -> word.at(n) == word.at(n + period));
    }
}
