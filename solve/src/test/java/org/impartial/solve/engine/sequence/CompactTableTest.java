package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.junit.jupiter.api.Test;

/** Checks that bytes, ints, longs and single values agree with each other and with the rules. */
class CompactTableTest {

    /** Checks that all forms of values agree from a heap on. */
    private static void formsAgree(GrundySequence sequence, long from, long[] expected) {
        int[] ints = new int[expected.length];
        sequence.fill(from, ints);
        assertArrayEquals(expected, Arrays.stream(ints).asLongStream().toArray());
        assertArrayEquals(expected, sequence.values(from, from + expected.length));
        assertArrayEquals(
                expected, sequence.stream(from, from + expected.length).toArray());
        byte[] bytes = new byte[expected.length];
        long[] outgrown = LongStream.of(expected).filter(value -> value > 127).toArray();
        if (outgrown.length == 0) {
            sequence.fill(from, bytes);
        } else {
            String message = assertThrows(BeyondRangeException.class, () -> sequence.fill(from, bytes))
                    .getMessage();
            assertTrue(message.contains(") = " + outgrown[0] + " of "), message);
        }
        IntStream.range(0, bytes.length)
                .takeWhile(i -> expected[i] <= 127)
                .forEach(i -> assertEquals(expected[i], bytes[i]));
    }

    private static void formsAgreeWithTheRules(HeapGame game, int from, int heaps) {
        long[] naive = GrundySequence.of(game).using(HeapEngineKind.NAIVE).values(0, from + heaps);
        long[] expected = Arrays.copyOfRange(naive, from, from + heaps);
        formsAgree(GrundySequence.of(game), from, expected);
        GrundySequence proved = GrundySequence.of(game);
        proved.periodWithin(2000, Meter.unlimited());
        formsAgree(proved, from, expected);
        formsAgree(GrundySequence.of(game).to(from / 2), from, expected);
    }

    @Property(tries = 150)
    void finiteSets(
            @ForAll @Size(min = 1, max = 9) Set<@IntRange(min = 1, max = 40) Integer> set,
            @ForAll @IntRange(max = 900) int from,
            @ForAll @IntRange(max = 900) int heaps) {
        formsAgreeWithTheRules(TakingGame.of(numbers(set)), from, heaps);
    }

    @Property(tries = 60)
    void allButFinitelyMany(
            @ForAll @Size(max = 5) Set<@IntRange(min = 1, max = 12) Integer> set,
            @ForAll @IntRange(max = 400) int from,
            @ForAll @IntRange(max = 400) int heaps) {
        formsAgreeWithTheRules(new TakingGame(SubtractionSet.allBut(numbers(set))), from, heaps);
    }

    @Property(tries = 50)
    void kayles(@ForAll @IntRange(max = 400) int from, @ForAll @IntRange(max = 600) int heaps) {
        formsAgreeWithTheRules(CodeGame.of("0.77"), from, heaps);
    }

    @Property(tries = 50)
    void hugeHeapsOfKayles(@ForAll @LongRange(min = 71, max = Long.MAX_VALUE - 600) long from) {
        GrundySequence kayles = GrundySequence.of(CodeGame.of("0.77"));
        int shifted = (int) (72 + (from - 72) % 12);
        formsAgree(
                kayles,
                from,
                GrundySequence.of(CodeGame.of("0.77"))
                        .using(HeapEngineKind.NAIVE)
                        .values(shifted, shifted + 600));
    }

    @Test
    void longTablesRepeatBeyondOneCopiedBlock() {
        HeapGame game = TakingGame.of(8, 13, 21, 34, 55, 89, 144);
        byte[] byPeriod = new byte[70_000];
        GrundySequence sequence = GrundySequence.of(game);
        sequence.fill(0, byPeriod);
        assertEquals(1685, sequence.period().orElseThrow().period());
        byte[] byMasks = new byte[byPeriod.length];
        GrundySequence.of(game).using(HeapEngineKind.MASK).fill(0, byMasks);
        assertArrayEquals(byMasks, byPeriod);
    }

    @Test
    void aPeriodLongerThanOneCopiedBlock() {
        HeapGame game = TakingGame.of(5000, 7001);
        int[] table = new int[100_000];
        GrundySequence sequence = GrundySequence.of(game);
        sequence.fill(0, table);
        assertEquals(12_001, sequence.period().orElseThrow().period());
        for (int heap = 0; heap < table.length; heap++) {
            int options = (heap < 5000 ? 0 : 1 << table[heap - 5000]) | (heap < 7001 ? 0 : 1 << table[heap - 7001]);
            assertEquals(Integer.numberOfTrailingZeros(~options), table[heap], "heap " + heap);
        }
    }

    @Test
    void aValueThatDoesNotFitIsNamed() {
        GrundySequence nim = GrundySequence.of(new TakingGame(SubtractionSet.all()));
        byte[] table = new byte[200];
        String message = assertThrows(BeyondRangeException.class, () -> nim.fill(100, table))
                .getMessage();
        assertEquals(
                "the value G(128) = 128 of " + nim.game().name() + " does not fit a byte; fill an int[] instead",
                message);
        assertEquals(127, table[27]);
        nim.fill(0x7FFFFFFFL - 199, new int[200]);
        message = assertThrows(BeyondRangeException.class, () -> nim.fill(0x7FFFFFFFL - 198, new int[200]))
                .getMessage();
        assertEquals(
                "the value G(2147483648) = 2147483648 of " + nim.game().name()
                        + " does not fit an int; call values(from, to), which returns longs",
                message);
    }

    @Test
    void anEmptyTableNeedsNoValues() {
        GrundySequence sequence = GrundySequence.of(TakingGame.of(1, 2));
        sequence.fill(5, new byte[0]);
        sequence.fill(1L << 60, new int[0]);
        assertEquals(0, sequence.computed());
    }

    private static long[] numbers(Set<Integer> set) {
        return set.stream().mapToLong(Integer::longValue).toArray();
    }
}
