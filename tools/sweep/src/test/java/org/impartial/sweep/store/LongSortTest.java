package org.impartial.sweep.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LongSortTest {
    private static final int[] SIZES = {0, 1, 2, 1000, 1023, 1024, 1025, 5000};

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 11, 12, 30, 53, 63})
    void sortsAsTheLibraryDoes(int shift) {
        Random random = new Random(shift);
        for (int size : SIZES) {
            long[] keys = random.longs(size).map(key -> key >> shift).toArray();
            long[] expected = keys.clone();
            Arrays.sort(expected);
            LongSort.sort(keys, size, new long[size]);
            assertArrayEquals(expected, keys, size + " keys");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 40, 56})
    void leavesEachKeyOnce(int shift) {
        Random random = new Random(shift);
        for (int size : SIZES) {
            long[] keys = random.longs(size).map(key -> key >> shift).toArray();
            long[] expected = Arrays.stream(keys).sorted().distinct().toArray();
            int left = LongSort.sortUnique(keys, size, new long[size]);
            assertEquals(expected.length, left);
            assertArrayEquals(expected, Arrays.copyOf(keys, left));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 100, 3000, 100_000})
    void aBlockFindsItsKeysAndNoOthers(int size) {
        for (int shift : new int[] {0, 20, 44}) {
            Random random = new Random(size + shift);
            long[] keys = random.longs(size)
                    .map(key -> key >> shift)
                    .sorted()
                    .distinct()
                    .toArray();
            KeyBlock block = new KeyBlock(keys, keys.length, new Codes(0, 0));
            for (int i = 0; i < keys.length; i++) {
                assertEquals(i, block.find(keys[i]));
                boolean next = i + 1 < keys.length && keys[i + 1] == keys[i] + 1;
                assertEquals(next ? i + 1 : -1, block.find(keys[i] + 1));
            }
            assertEquals(keys[0] == Long.MIN_VALUE ? 0 : -1, block.find(Long.MIN_VALUE));
        }
    }
}
