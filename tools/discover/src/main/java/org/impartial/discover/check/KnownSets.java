package org.impartial.discover.check;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** The sets that all rules may name, each as a table of one numeration, written out a second time for the checker. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record KnownSets(String numeration, int base, int[] next, int accepting) {
    private static final Map<String, KnownSets> ALL = all();

    private static Map<String, KnownSets> all() {
        int[] parity = {0, 1, 1, 0};
        int[] zeros = {0, 1, 2, 1, 1, 1};
        Map<String, KnownSets> all = new TreeMap<>(Map.of(
                "fibonacci", weights("zeckendorf", 2),
                "pell", weights("pell", 3),
                "tribonacci", weights("tribonacci", 2),
                "odious", new KnownSets("base 2", 2, parity, 1),
                "evil", new KnownSets("base 2", 2, parity, 0),
                "vile", new KnownSets("base 2", 2, zeros, 1),
                "dopey", new KnownSets("base 2", 2, zeros, 2),
                "lower", new KnownSets("zeckendorf", 2, zeros, 1),
                "upper", new KnownSets("zeckendorf", 2, zeros, 2)));
        for (int base = 2; base <= 10; base++) {
            all.put("power" + base, weights("base " + base, base));
        }
        return all;
    }

    /** Returns the words of a one and zeros. */
    private static KnownSets weights(String numeration, int base) {
        int[] next = new int[3 * base];
        Arrays.fill(next, 2);
        next[0] = 0;
        next[1] = 1;
        next[base] = 1;
        return new KnownSets(numeration, base, next, 1);
    }

    static boolean has(String name) {
        return ALL.containsKey(name);
    }

    /** Checks that a set has its usual meaning if it has the name of one that all rules may use. */
    static void check(String name, Table stated, String numeration, WordArithmetic reckoning) {
        KnownSets known = ALL.get(name);
        if (known != null && !known.equalTo(stated, numeration, reckoning)) {
            throw new CheckException("the table of $" + name + " is not that of its meaning in " + known.numeration);
        }
    }

    private boolean equalTo(Table stated, String written, WordArithmetic reckoning) {
        if (!numeration.equals(written)
                || base != stated.base()
                || stated.names().size() != 1) {
            return false;
        }
        boolean[] accepts = new boolean[next.length / base];
        accepts[accepting] = true;
        Table table = new Table(base, stated.names(), next, accepts);
        return reckoning.tables().same(stated, reckoning.both(table, reckoning.all(stated.names())));
    }
}
