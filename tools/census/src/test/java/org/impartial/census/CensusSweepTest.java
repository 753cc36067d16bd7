package org.impartial.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.ImpartialException;
import org.impartial.sweep.LevelSweep;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable;
import org.junit.jupiter.api.Test;

/** The census of a sweep has the counts of its table, and its sums follow. */
class CensusSweepTest {
    /** A token on a stair goes one or two stairs down; the value of stair n is n modulo 3. */
    private record Stairs() implements PackedGame, Levelled {
        @Override
        public void options(long stair, PackedOptions out) {
            for (long next = Math.max(0, stair - 2); next < stair; next++) {
                out.to(next);
            }
        }

        @Override
        public int level(long stair) {
            return 100 - (int) stair;
        }
    }

    private static Census census(SweepMeasure measure) throws IOException {
        try (LevelTable<Long> table =
                LevelSweep.of(new Stairs(), List.of(20L)).measuring(measure).inMemory(Meter.unlimited())) {
            return Census.of(table.summary());
        }
    }

    @Test
    void valuesOfASweepAreCountedAndSummed() throws IOException {
        Census census = census(SweepMeasure.GRUNDY);
        Map<Long, BigInteger> sevens =
                Map.of(0L, BigInteger.valueOf(7), 1L, BigInteger.valueOf(7), 2L, BigInteger.valueOf(7));
        assertEquals(new TreeMap<>(sevens), census.values());
        assertEquals(BigInteger.valueOf(3 * 49), census.times(2).count(0));
        assertEquals(BigInteger.valueOf(2 * 49), census.times(2).count(3));
        assertThrows(ImpartialException.class, () -> census.sample(1));
    }

    @Test
    void outcomesOfASweepAreCountedAndDetermineNoSums() throws IOException {
        Census census = census(SweepMeasure.MISERE_REMOTENESS);
        assertEquals(BigInteger.valueOf(7), census.count(Outcome.P)); // the stairs 1, 4, 7, ..., 19
        assertEquals(BigInteger.valueOf(14), census.count(Outcome.N));
        assertEquals(BigInteger.ZERO, census.count(Outcome.D));
        assertThrows(ImpartialException.class, () -> census.times(2));
        assertThrows(ImpartialException.class, () -> census.plus(census));
        assertThrows(ImpartialException.class, () -> census.count(1));
    }
}
