package org.impartial.games.heap.moore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.junit.jupiter.api.Test;

class MooreNimTest {
    private final Naive naive = new Naive();

    /** Moore's criterion as it is written, digit by digit. */
    private static boolean balanced(long[] heaps, int d) {
        return IntStream.range(0, 63)
                .allMatch(digit -> Arrays.stream(heaps)
                                        .filter(heap -> (heap & 1L << digit) != 0)
                                        .count()
                                % (d + 1L)
                        == 0);
    }

    private static void assertLegal(long[] heaps, long[] left, int d) {
        long lowered =
                IntStream.range(0, heaps.length).filter(i -> left[i] < heaps[i]).count();
        assertTrue(IntStream.range(0, heaps.length).allMatch(i -> 0 <= left[i] && left[i] <= heaps[i]));
        assertTrue(1 <= lowered && lowered <= d, () -> lowered + " heaps lowered");
    }

    @Property
    void aMoveToABalancedStateAtAnySize(
            @ForAll @Size(min = 1, max = 12) List<@LongRange(max = Long.MAX_VALUE) Long> list,
            @ForAll @IntRange(min = 1, max = 6) int d) {
        long[] heaps = list.stream().mapToLong(Long::longValue).toArray();
        MooreTheory theory = new MooreTheory(heaps, d);
        Optional<long[]> left = theory.balancing();
        assertEquals(balanced(heaps, d), left.isEmpty());
        assertEquals(balanced(heaps, d), theory.balanced());
        left.ifPresent(to -> {
            assertLegal(heaps, to, d);
            assertTrue(balanced(to, d));
        });
    }

    @Property
    void aMoveToAMisereLossAtAnySize(
            @ForAll @Size(min = 1, max = 12) List<@LongRange(max = 3) Long> list,
            @ForAll @IntRange(min = 1, max = 6) int d) {
        long[] heaps = list.stream().mapToLong(Long::longValue).toArray();
        MooreTheory theory = new MooreTheory(heaps, d);
        boolean ended = Arrays.stream(heaps).allMatch(heap -> heap == 0);
        Optional<long[]> left = theory.misereReply();
        assertEquals(theory.misereLost() || ended, left.isEmpty());
        left.ifPresent(to -> {
            assertLegal(heaps, to, d);
            assertTrue(new MooreTheory(to, d).misereLost());
        });
    }

    @Test
    void everyOptionOnce() {
        for (int d = 1; d <= 4; d++) {
            MooreNim game = new MooreNim(d);
            List<Long> heaps = List.of(3L, 0L, 2L, 4L);
            List<Position> options = game.optionsOf(heaps);
            assertEquals(options.size(), options.stream().distinct().count());
            assertEquals(new int[] {0, 9, 35, 59, 59}[d], options.size());
            assertEquals(options.size(), MooreNim.MooreMoves.count(heaps, d));
        }
    }

    /** The winning moves by the criterion, in the game's own form, against those by the definition. */
    @Test
    void winningMovesAreVectors() {
        NotatedPosition diagram = Games.library().read("moore-nim[d=2] 3 5 6");
        List<String> winning = naive.winningMoves(diagram.position(), Convention.NORMAL).stream()
                .map(move -> diagram.write(move).toString())
                .toList();
        assertEquals(List.of("3 3 3"), winning);
    }

    @Test
    void withOneHeapAMoveItIsNim() {
        Random random = new Random(1901);
        for (int i = 0; i < 1000; i++) {
            long[] heaps = random.longs(4, 0, Long.MAX_VALUE).toArray();
            heaps[3] = i % 2 == 0 ? heaps[0] ^ heaps[1] ^ heaps[2] : heaps[3];
            assertEquals(
                    (heaps[0] ^ heaps[1] ^ heaps[2] ^ heaps[3]) == 0,
                    new MooreTheory(heaps, 1).balanced(),
                    Arrays.toString(heaps));
        }
    }

    /** As many heaps a move as there are: all can be taken. A great number of them does not overflow. */
    @Test
    void movesFromAnyNumberOfHeaps() {
        long[] heaps = {Long.MAX_VALUE, 1, 1L << 62};
        assertEquals(
                List.of(0L, 0L, 0L),
                Arrays.stream(new MooreTheory(heaps, Integer.MAX_VALUE)
                                .balancing()
                                .orElseThrow())
                        .boxed()
                        .toList());
    }

    @Test
    void aHundredThousandHeaps() {
        long[] heaps = new Random(2).longs(100_000, 0, Long.MAX_VALUE).toArray();
        MooreTheory theory = new MooreTheory(heaps, 5000);
        long[] left = theory.balancing().orElseThrow();
        assertLegal(heaps, left, 5000);
        assertTrue(new MooreTheory(left, 5000).balanced());
    }

    @Test
    void tooManyOptionsAreRefusedAtOnce() {
        MooreNim game = new MooreNim(3);
        List<Long> heaps = Collections.nCopies(20, Long.MAX_VALUE);
        assertThrows(BeyondRangeException.class, () -> game.optionsOf(heaps));
        assertEquals(Long.MAX_VALUE, MooreNim.MooreMoves.count(heaps, 3));
    }

    @Test
    void theExhibitIsTheTableOfDigits() {
        MooreNim game = new MooreNim(2);
        assertEquals("""
                The number of heaps with each binary digit, modulo 3
                     heap 8 4 2 1
                        5 0 1 0 1
                        9 1 0 0 1
                        5 0 1 0 1
                  surplus 1 2 0 0
                not balanced: a move can clear the surplus""", game.exhibits(List.of(5L, 9L, 5L)).get(0).text());
    }

    @Test
    void badParametersAreRefused() {
        assertThrows(NotationException.class, () -> Games.library().read("moore-nim[d=0] 1"));
        assertThrows(NotationException.class, () -> Games.library().read("moore-nim 1"));
    }
}
