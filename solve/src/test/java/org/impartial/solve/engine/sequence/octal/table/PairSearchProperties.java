package org.impartial.solve.engine.sequence.octal.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Compares a search of many pairs at a time with one that examines single pairs. */
class PairSearchProperties {
    private static final int HEAPS = 6000;

    private static byte[] cells(int[] codes, int bytes) {
        byte[] cells = new byte[codes.length * bytes];
        IntStream.range(0, cells.length).forEach(i -> cells[i] = (byte) (codes[i / bytes] >>> (8 * (i % bytes))));
        return cells;
    }

    private static int[] codes(long seed, int bound) {
        return new Random(seed).ints(HEAPS, 0, bound).toArray();
    }

    @Property(tries = 500)
    void theFirstPairIsFound(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 2) int bytes,
            @ForAll @IntRange(min = 0, max = HEAPS) int covered,
            @ForAll @IntRange(min = 2, max = HEAPS - 1) int sum,
            @ForAll @IntRange(min = 1, max = HEAPS / 2) int from,
            @ForAll @IntRange(min = 1, max = 4000) int rarity) {
        int[] codes = codes(seed, bytes == 1 ? 128 : 30_000);
        int wanted = bytes == 1 ? 200 : 50_200;
        Random random = new Random(seed);
        for (int a = 1; a < sum; a++) {
            if (random.nextInt(rarity) == 0) {
                codes[a] = codes[sum - a] ^ wanted;
            }
        }
        PairSearch search = new PairSearch(bytes);
        byte[] cells = cells(codes, bytes);
        search.cover(cells, covered / 2);
        search.cover(cells, bytes == 1 ? covered : HEAPS);
        int last = sum / 2;
        int expected = IntStream.rangeClosed(from, last)
                .filter(a -> (codes[a] ^ codes[sum - a]) == wanted)
                .findFirst()
                .orElse(-1);
        assertEquals(expected, search.find(cells, sum, from, last, wanted));
    }

    @Property(tries = 300)
    void eachPairIsTaken(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 2) int bytes,
            @ForAll @IntRange(min = 0, max = 9) int bits,
            @ForAll @IntRange(min = 2, max = HEAPS - 1) int sum,
            @ForAll @IntRange(min = 0, max = 60) int last) {
        int size = 1 << (bytes == 1 ? Math.min(8, bits) : bits);
        int[] codes = codes(seed, size);
        byte[] cells = cells(codes, bytes);
        int to = Math.min(last, sum / 2);
        byte[] expected = new byte[size];
        IntStream.rangeClosed(1, to).forEach(a -> expected[codes[a] ^ codes[sum - a]] = 1);
        PairSearch search = new PairSearch(bytes);
        search.cover(cells, to + 1);
        byte[] seen = new byte[size];
        search.take(cells, sum, 1, to, seen);
        assertArrayEquals(expected, seen);
    }
}
