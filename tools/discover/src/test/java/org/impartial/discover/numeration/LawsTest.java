package org.impartial.discover.numeration;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.TreeMap;
import org.impartial.core.meter.Meter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numerations represent the natural numbers and their addition, as shown by automata and by arithmetic on a box. */
class LawsTest {
    private static final String SYSTEMS = "base 2";

    @ParameterizedTest
    @ValueSource(
            strings = {
                SYSTEMS,
                "base 3",
                "base 10",
                "zeckendorf",
                "ostrowski 2",
                "ostrowski 3",
                "pell",
                "tribonacci",
                "recurrence 1,0,1 from 1,2,3",
                "recurrence 3,-1 from 1,3"
            })
    void holdForTheSystemsThatAreOffered(String name) {
        Numeration system = NumerationText.read(name);
        assertDoesNotThrow(() -> new Laws(system, Meter.unlimited()).check());
        Random random = new Random(1);
        for (int trial = 0; trial < 300; trial++) {
            BigInteger[] pair = {new BigInteger(70, random), new BigInteger(1 + trial % 80, random)};
            assertArrayEquals(pair, system.numbers(system.word(pair), 2));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {SYSTEMS, "base 3", "zeckendorf", "ostrowski 2", "pell", "tribonacci"})
    void linearConditionsAgreeWithArithmetic(String name) {
        Arithmetic arithmetic = new Arithmetic(NumerationText.read(name), Meter.unlimited());
        long[][] conditions = {
            {1, 1, -1, 0}, {2, -1, 0, 3}, {1, -2, 1, -5}, {3, 2, -1, 40}, {-1, -1, 2, -1}, {2, 3, 5, 31}
        };
        for (long[] condition : conditions) {
            for (boolean atMost : new boolean[] {false, true}) {
                compare(arithmetic, condition, atMost);
            }
        }
    }

    private static void compare(Arithmetic arithmetic, long[] condition, boolean atMost) {
        TreeMap<Integer, Integer> coefficients = new TreeMap<>();
        for (int i = 0; i < 3; i++) {
            if (condition[i] != 0) {
                coefficients.put(i, (int) condition[i]);
            }
        }
        Relation relation = arithmetic.on(arithmetic.linear(coefficients, atMost, condition[3]), new int[] {0, 1, 2});
        for (long n = 0; n < 22 * 22 * 22; n++) {
            long[] x = {n % 22, n / 22 % 22, n / 484};
            long sum = condition[0] * x[0] + condition[1] * x[1] + condition[2] * x[2];
            boolean expected = atMost ? sum <= condition[3] : sum == condition[3];
            boolean accepted =
                    relation.automaton().accepts(arithmetic.numeration().word(x));
            assertEquals(expected, accepted, () -> Arrays.toString(condition) + " at " + Arrays.toString(x));
        }
    }

    @Test
    void largeConstantsNeedFewStates() {
        Arithmetic arithmetic = new Arithmetic(Numeration.base(2), Meter.unlimited());
        Relation relation = arithmetic.linear(new TreeMap<>(java.util.Map.of(0, 1)), true, 1L << 39);
        assertEquals(true, relation.automaton().accepts(arithmetic.numeration().word(1L << 39)));
        assertEquals(false, relation.automaton().accepts(arithmetic.numeration().word((1L << 39) + 1)));
        assertEquals(true, relation.automaton().states() < 100);
    }

    @Test
    void systemsThatAreNoneAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Numeration.recurrence("a", new int[] {1, 3, 1}, 1, 3, 7));
        assertThrows(IllegalArgumentException.class, () -> Numeration.recurrence("b", new int[] {1, 1}, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> Numeration.recurrence("c", new int[] {2, 2}, 1, 3));
        assertThrows(IllegalArgumentException.class, () -> Numeration.recurrence("d", new int[] {1, 1}, 2, 3));
        assertThrows(IllegalArgumentException.class, () -> Numeration.base(1));
        assertThrows(IllegalArgumentException.class, () -> Numeration.ostrowski(0));
    }
}
