package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random rules: proved theorems agree with a search that uses neither formulas nor automata. */
class PropertiesTest {

    private static void tried(int games, long seed, Duration each) {
        int proved = 0;
        for (int i = 0; i < games; i++) {
            RandomRules random = new RandomRules(seed + i);
            DigitOrder order = i % 2 == 0 ? DigitOrder.MOST_SIGNIFICANT_FIRST : DigitOrder.LEAST_SIGNIFICANT_FIRST;
            Discovered<Theorem> found = random.discovery()
                    .reading(order)
                    .in("base 2", "zeckendorf", "base 3")
                    .states(40)
                    .within(each)
                    .run();
            assertFalse(found.reason().contains("fault"), random + ": " + found.reason());
            assertFalse(found.reason().contains("repeat"), random + ": " + found.reason());
            if (found.proved()) {
                proved++;
                Theorem theorem = found.theorem().orElseThrow();
                compared(random, theorem);
                Verdict verdict = theorem.certificate().check(Meter.unlimited());
                assertTrue(verdict.accepted(), () -> random + ": " + verdict);
            }
        }
        assertTrue(proved * 3 >= games, proved + " of " + games + " were proved");
    }

    private static void compared(RandomRules random, Theorem theorem) {
        Map<List<Long>, Long> known = new HashMap<>();
        boolean turned = turned(theorem, random);
        long[] position = new long[random.heaps()];
        do {
            if (random.inside(position)) {
                if (random.values() && !turned) {
                    long[] heaps = random.sorted(position);
                    long[] beside = Arrays.copyOf(heaps, heaps.length + 1);
                    beside[heaps.length] = random.grundy(position, known);
                    assertTrue(theorem.isP(beside), () -> random + " at " + Arrays.toString(beside));
                } else if (random.values()) {
                    long value = random.grundy(position, known);
                    assertEquals(
                            value,
                            theorem.value(random.sorted(position)).orElseThrow(),
                            () -> random + " at " + Arrays.toString(position));
                } else {
                    outcome(random, theorem, turned, position, known);
                }
            }
        } while (next(position, random.box()));
    }

    /**
     * Returns whether values and moves can be computed, for which an automaton that reads the least significant digit
     * first is reversed.
     */
    private static boolean turned(Theorem theorem, RandomRules random) {
        try {
            theorem.first(1);
            return true;
        } catch (BeyondRangeException tooLarge) {
            assertEquals(DigitOrder.LEAST_SIGNIFICANT_FIRST, theorem.order(), random::toString);
            return false;
        }
    }

    private static void outcome(
            RandomRules random, Theorem theorem, boolean turned, long[] position, Map<List<Long>, Long> known) {
        boolean p = random.isP(position, known);
        long[] heaps = random.sorted(position);
        assertEquals(p, theorem.isP(heaps), () -> random + " at " + Arrays.toString(position));
        if (!turned) {
            return;
        }
        List<List<BigInteger>> moves = theorem.winningMoves(heaps);
        moves.forEach(move -> assertTrue(theorem.isP(move.toArray(BigInteger[]::new))));
        assertTrue(random.misere() || p == moves.isEmpty(), () -> random + " at " + Arrays.toString(position));
    }

    private static boolean next(long[] position, int box) {
        int heap = 0;
        while (heap < position.length && ++position[heap] == box) {
            position[heap++] = 0;
        }
        return heap < position.length;
    }

    @Test
    void someRandomRulesAgreeWithSearch() {
        tried(3, 2, Duration.ofSeconds(2));
    }

    @Test
    @Tag("thorough")
    void manyRandomRulesAgreeWithSearch() {
        tried(2000, 10_000, Duration.ofMillis(1500));
    }
}
