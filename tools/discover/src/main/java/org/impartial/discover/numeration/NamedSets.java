package org.impartial.discover.numeration;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** The sets that all rules may name. */
public final class NamedSets {
    private static final Map<String, NamedSet> ALL = made();

    public static Map<String, NamedSet> all() {
        return ALL;
    }

    private static Map<String, NamedSet> made() {
        Map<String, NamedSet> sets = new TreeMap<>();
        for (int base = 2; base <= 10; base++) {
            sets.put("power" + base, NamedSet.weights("base " + base, base, base));
        }
        sets.put("fibonacci", NamedSet.weights("zeckendorf", 2, 1, 1));
        sets.put("pell", NamedSet.weights("pell", 3, 2, 1));
        sets.put("tribonacci", NamedSet.weights("tribonacci", 2, 1, 1, 1));
        int[] parity = {0, 1, 1, 0};
        sets.put("odious", NamedSet.in("base 2", n -> Long.bitCount(n) % 2 == 1, parity, false, true));
        sets.put("evil", NamedSet.in("base 2", n -> Long.bitCount(n) % 2 == 0, parity, true, false));
        int[] zeros = {0, 1, 2, 1, 1, 1};
        sets.put("vile", NamedSet.in("base 2", n -> n > 0 && zeros(n) % 2 == 0, zeros, false, true, false));
        sets.put("dopey", NamedSet.in("base 2", n -> n > 0 && zeros(n) % 2 == 1, zeros, false, false, true));
        sets.put("lower", NamedSet.in("zeckendorf", n -> n > 0 && places(n) % 2 == 0, zeros, false, true, false));
        sets.put("upper", NamedSet.in("zeckendorf", n -> n > 0 && places(n) % 2 == 1, zeros, false, false, true));
        return Collections.unmodifiableMap(sets);
    }

    private static int zeros(long number) {
        return Long.numberOfTrailingZeros(number);
    }

    /** Returns the number of zeros at the end of a Zeckendorf word, without an automaton. */
    private static int places(long number) {
        long rest = number;
        int least = 0;
        while (rest > 0) {
            long weight = 1;
            long next = 2;
            int place = 0;
            while (next <= rest) {
                long sum = weight + next;
                weight = next;
                next = sum;
                place++;
            }
            rest -= weight;
            least = place;
        }
        return least;
    }
}
