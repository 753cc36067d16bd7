package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class MexAccumulatorProperties {
    private final MexAccumulator seen = new MexAccumulator();

    @Property
    void mexIsTheDefinition(@ForAll("rounds") List<List<Long>> rounds) {
        for (List<Long> round : rounds) {
            seen.clear();
            round.forEach(seen::add);
            assertEquals(mex(round), seen.mex());
        }
    }

    /** All numbers below n except one, in any order, so that many are added before the table has room for them. */
    @Property(tries = 20)
    void longRunsOfValues(@ForAll @IntRange(min = 1, max = 300_000) int n, @ForAll Random random) {
        int missing = random.nextInt(n);
        List<Long> values =
                LongStream.range(0, n).filter(v -> v != missing).boxed().collect(Collectors.toList());
        Collections.shuffle(values, random);
        seen.clear();
        values.forEach(seen::add);
        assertEquals(missing, seen.mex());
        seen.add(missing);
        assertEquals(n, seen.mex());
    }

    @Example
    void clearRemovesTheValuesStoredSeparately() {
        LongStream.range(1, 100_000).forEach(seen::add);
        seen.clear();
        LongStream.range(0, 65_536).forEach(seen::add);
        assertEquals(65_536, seen.mex());
    }

    @Example
    void mexMayBeReadBetweenValues() {
        assertEquals(0, seen.mex());
        seen.add(0);
        assertEquals(1, seen.mex());
        seen.add(Long.MAX_VALUE);
        seen.add(1);
        assertEquals(2, seen.mex());
    }

    @Example
    void stampsStartAgainWhenTheyAreUsedUp() {
        MexAccumulator old = new MexAccumulator(Integer.MAX_VALUE - 1);
        for (int round = 0; round < 4; round++) {
            assertEquals(0, old.mex());
            old.add(0);
            assertEquals(1, old.mex());
            old.clear();
        }
    }

    /** An old stamp must not count after the stamps have started again. */
    @Example
    void oldStampsAreClearedWhenTheyStartAgain() {
        MexAccumulator old = new MexAccumulator(Integer.MAX_VALUE);
        old.add(0);
        old.clear();
        old.add(1);
        old.clear();
        assertEquals(0, old.mex());
        old.add(0);
        assertEquals(1, old.mex());
    }

    @Provide
    Arbitrary<List<List<Long>>> rounds() {
        Arbitrary<Long> values = Arbitraries.oneOf(
                Arbitraries.longs().between(0, 5),
                Arbitraries.longs().between(0, 200),
                Arbitraries.longs().between(0, Long.MAX_VALUE));
        return values.list().ofMaxSize(100).list().ofMinSize(1).ofMaxSize(5);
    }

    private static int mex(List<Long> values) {
        Set<Long> set = new HashSet<>(values);
        long mex = 0;
        while (set.contains(mex)) {
            mex++;
        }
        return (int) mex;
    }
}
