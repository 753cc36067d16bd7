package org.impartial.games.heap;

import com.google.common.math.LongMath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The heaps that the first player of {@link DynamicNim} loses: 1, and after H the number H + J with the least such J
 * for which cJ is at least H; for c = 2 the Fibonacci numbers. Every number is in exactly one way a sum of losing
 * numbers each of which is more than c times the next smaller one [Schwenk 1970].
 */
@SuppressWarnings("ArrayRecordComponent") // not compared
record LosingNumbers(long factor, long[] upward) {
    static LosingNumbers of(long factor) {
        List<Long> found = new ArrayList<>(List.of(1L));
        int summand = 0;
        for (long last = 1; ; ) {
            while (LongMath.saturatedMultiply(factor, found.get(summand)) < last) {
                summand++;
            }
            if (last > Long.MAX_VALUE - found.get(summand)) {
                return new LosingNumbers(
                        factor, found.stream().mapToLong(Long::longValue).toArray());
            }
            last += found.get(summand);
            found.add(last);
        }
    }

    List<Long> parts(long number) {
        List<Long> parts = new ArrayList<>();
        for (long rest = number; rest > 0; rest -= parts.get(parts.size() - 1)) {
            int found = Arrays.binarySearch(upward, rest);
            parts.add(upward[found >= 0 ? found : -found - 2]);
        }
        return parts;
    }

    /**
     * If the rest has a least part above ck, then its parts and those of k together are the parts of the whole heap, so
     * k is the sum of the least parts.
     */
    List<Long> winning(long beans, long most) {
        List<Long> parts = parts(beans);
        List<Long> winning = new ArrayList<>();
        long taken = 0;
        for (int i = parts.size() - 1; i >= 0 && parts.get(i) <= most - taken; i--) {
            taken += parts.get(i);
            if (i == 0 || parts.get(i - 1) > LongMath.saturatedMultiply(factor, taken)) {
                winning.add(taken);
            }
        }
        return winning;
    }
}
