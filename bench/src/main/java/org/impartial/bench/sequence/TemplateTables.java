package org.impartial.bench.sequence;

import java.util.Arrays;

/** The tables of textbooks and contest notes, in their usual form; the baselines of the library. */
final class TemplateTables {
    /** Returns the table, computed with a boolean set for each heap, cleared each time. */
    static int[] table(int[] set, int heaps) {
        int[] grundy = new int[heaps];
        boolean[] seen = new boolean[set.length + 2];
        for (int heap = 1; heap < heaps; heap++) {
            Arrays.fill(seen, false);
            for (int taken : set) {
                if (taken <= heap) {
                    seen[grundy[heap - taken]] = true;
                }
            }
            while (seen[grundy[heap]]) {
                grundy[heap]++;
            }
        }
        return grundy;
    }

    /** Returns a memo filled by recursion, which is shallow if heaps are requested in ascending order. */
    static int[] recursive(int[] set, int heaps) {
        int[] memo = new int[heaps];
        Arrays.fill(memo, -1);
        for (int heap = 0; heap < heaps; heap++) {
            grundy(set, heap, memo);
        }
        return memo;
    }

    private static int grundy(int[] set, int heap, int[] memo) {
        if (memo[heap] >= 0) {
            return memo[heap];
        }
        boolean[] seen = new boolean[set.length + 2];
        for (int taken : set) {
            if (taken <= heap) {
                seen[grundy(set, heap - taken, memo)] = true;
            }
        }
        int mex = 0;
        while (seen[mex]) {
            mex++;
        }
        memo[heap] = mex;
        return mex;
    }
}
