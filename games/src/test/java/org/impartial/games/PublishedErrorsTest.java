package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.NotatedPosition;
import org.impartial.games.heap.GrundysGame;
import org.impartial.games.heap.queen.ColdPairs;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.heap.queen.Wythoff;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mistakes that stand in books, tutorials and programs, each with a position that shows it. */
class PublishedErrorsTest {
    private final Naive naive = new Naive();

    /** {@code (int) (k * (1 + sqrt(5)) / 2)} in doubles is wrong from k = 102334155 on. */
    @Test
    void wythoffInDoublesIsWrong() {
        ColdPairs cold = ColdPairs.of(1);
        long k = 102334155;
        assertEquals(new TwoHeaps(165580140, 267914295), cold.pair(k));
        assertEquals(165580141, (long) (k * (1 + Math.sqrt(5)) / 2), "what doubles say");
        assertTrue(cold.cold(165580140, 267914295));
        assertFalse(cold.cold(165580141, 267914296));
        assertEquals(
                List.of(new TwoHeaps(165580140, 267914295)),
                cold.winningMoves(new TwoHeaps(165580141, 267914296)).stream()
                        .filter(to -> to.greater() - to.lesser() == k)
                        .toList());
    }

    /** In judges' limits, heaps up to 10^9, doubles fail for 95 differences. */
    @Test
    @Tag("thorough")
    void wythoffInDoublesFailsForTheseManyDifferences() {
        ColdPairs cold = ColdPairs.of(1);
        long[] failures = LongStream.rangeClosed(0, 1_000_000_000)
                .filter(k -> {
                    long lesser = (long) (k * (1 + Math.sqrt(5)) / 2);
                    return !cold.cold(lesser, lesser + k);
                })
                .toArray();
        assertEquals(102334155, failures[0]);
        assertEquals(95, failures.length);
    }

    /** Case lists that leave out x = b_j, y = a_m, and programs that print one cold target twice. */
    @Test
    void wythoffMovesOfEveryCaseStandOnce() {
        assertEquals(List.of("1 1", "0 2"), winning("wythoff 2 3"));
        assertEquals(List.of("0 3"), winning("wythoff 2 4"));
        assertEquals(List.of("1 1", "0 5"), winning("wythoff 5 8"));
        assertEquals(List.of("0 7"), winning("wythoff 0 7"));
    }

    private static List<String> winning(String text) {
        NotatedPosition diagram = Games.library().read(text);
        return ByClaims.winningMoves(diagram.position())
                .map(move -> diagram.write(move).toString())
                .toList();
    }

    /** "Reduce c to a ^ b" is a move only if a ^ b is less than c. */
    @Test
    void aNimHeapIsNeverRaised() {
        assertEquals(List.of("0 1"), winning("nim 2 4 5"));
        assertEquals(List.of("1 3"), winning("nim 3 5"), "not: take three");
    }

    /** The misère rule is for heaps of at most 1, empty ones included, and the empty position is N. */
    @Test
    void misereNimWithEmptyHeaps() {
        for (String text : List.of("nim 0 0", "nim 1 1", "nim 0 1 1")) {
            assertEquals(Outcome.N, naive.outcome(Asked.read(text), Convention.MISERE), text);
        }
        assertEquals(Outcome.P, naive.outcome(Asked.read("nim 0 1"), Convention.MISERE));
        assertEquals(Outcome.P, naive.outcome(Asked.read("nim 2 2"), Convention.MISERE));
    }

    @Test
    void subtractionOneThreeFour() {
        assertEquals(
                List.of(0L, 1L, 0L, 1L, 2L, 3L, 2L, 0L, 1L),
                IntStream.rangeClosed(0, 8)
                        .mapToObj(n -> naive.grundy(Asked.read("subtraction[S=1,3,4] " + n)))
                        .toList());
    }

    /** The loop {@code f[j] <= i} without a bound for j: the 0 after the moves makes the old value of i an option. */
    @Test
    void aLoopPastTheMovesIsWrong() {
        int[] moves = {1, 3, 4, 0};
        int[] values = new int[9];
        for (int i = 1; i < values.length; i++) {
            BitSet options = new BitSet();
            for (int j = 0; j < moves.length && moves[j] <= i; j++) {
                options.set(values[i - moves[j]]);
            }
            values[i] = options.nextClearBit(0);
        }
        assertEquals("[0, 1, 0, 1, 2, 3, 2, 3, 1]", Arrays.toString(values));
    }

    /** A recursion whose levels share one array of marks, from the greatest heap down. */
    @Test
    void sharedMarksAreWrong() {
        int[] values = new int[9];
        Arrays.fill(values, -1);
        withSharedMarks(8, values, new BitSet());
        assertEquals("[0, 1, 2, 3, 4, 5, 6, 7, 8]", Arrays.toString(values));
    }

    private static int withSharedMarks(int heap, int[] values, BitSet marks) {
        if (values[heap] < 0) {
            marks.clear();
            for (int taken : new int[] {1, 3, 4}) {
                if (taken <= heap) {
                    marks.set(withSharedMarks(heap - taken, values, marks));
                }
            }
            values[heap] = marks.nextClearBit(0);
        }
        return values[heap];
    }

    /** The winning heaps of an interval game are l to l + r − 1, not l to r + (r − l). */
    @Test
    void theWinningBlockOfAnInterval() {
        for (int n = 0; n <= 14; n++) {
            Position heap = Asked.read("interval[l=3,r=11] " + n);
            boolean winning = n >= 3 && n <= 13;
            assertEquals(winning ? Outcome.N : Outcome.P, naive.outcome(heap, Convention.NORMAL), heap.toString());
            assertEquals(winning, ByClaims.grundy(heap) != 0, heap.toString());
        }
    }

    /** The bound of d-Wythoff is on the difference of the two numbers taken, not on moves in one heap. */
    @Test
    void theBoundOfWythoffIsNotOnOneHeap() {
        assertEquals(List.of("0 9"), winning("d-wythoff[d=2] 0 9"));
        assertEquals(9, Wythoff.of(2).at(new TwoHeaps(0, 9)).options().size());
    }

    /** The misère rule of Nim does not hold for Grundy's game, which must not claim it. */
    @Test
    void grundysGameIsNotPet() {
        Position exception = Asked.read("grundys-game 3 13");
        assertEquals(1, naive.grundy(Asked.read("grundys-game 3")));
        assertEquals(3, naive.grundy(Asked.read("grundys-game 13")));
        assertEquals(Outcome.P, naive.outcome(exception, Convention.MISERE), "the rule of Nim says N: 1 ^ 3 is not 0");
        assertTrue(new GrundysGame().claims().stream().noneMatch(claim -> claim instanceof Claim.Pet));
    }

    /** .36 and .161 agree up to heap 518 and part at 519; a published table has them equal. */
    @Test
    void twoCodesThatPartLate() {
        HeapGame one = heapGame("octal[code=0.161]");
        HeapGame other = heapGame("octal[code=0.36]");
        long[] first = HeapTable.of(one, 520);
        long[] second = HeapTable.of(other, 520);
        assertEquals(519, Arrays.mismatch(first, second));
    }

    private static HeapGame heapGame(String text) {
        return (HeapGame) Games.library().ruleset(text).games().get(0);
    }
}
