package org.impartial.bench.search;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.Arrays;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;

/**
 * The search of Lemoine and Viennot as published: whether (component, n) is lost, depth first, options with known
 * values before the others, and the smaller parts of an option first. Recursive, with one map; a baseline of the search
 * of the library. Not safe for use by several threads.
 */
final class DepthFirstNimbers {
    private static final long EXACT = Long.MIN_VALUE;

    private final PackedGame game;
    private final Long2LongOpenHashMap known = new Long2LongOpenHashMap();
    private long positions;

    DepthFirstNimbers(PackedGame game) {
        this.game = game;
    }

    long positions() {
        return positions;
    }

    /** Returns the value of a state, below 63. */
    int value(long state) {
        long form = game.canonical(state);
        for (int k = 0; ; k++) {
            if (lost(form, k)) {
                return k;
            }
        }
    }

    private boolean lost(long form, int n) {
        long before = known.get(form);
        if (before < 0) {
            return (before & ~EXACT) == n;
        }
        if ((before >>> n & 1) != 0) {
            return false;
        }
        positions++;
        long[][] options = options(form);
        for (long[] option : options) {
            if (open(option) == 0 && sum(option) == n) {
                return exclude(form, n);
            }
        }
        for (long[] option : options) {
            if (open(option) > 0 && lost(option, n)) {
                return exclude(form, n);
            }
        }
        for (int k = 0; k < n; k++) {
            if (lost(form, k)) {
                return false;
            }
        }
        known.put(form, EXACT | n);
        return true;
    }

    /** Evaluates all open parts but the largest, and then tests that one. */
    private boolean lost(long[] option, int n) {
        int x = n;
        long largest = 0;
        boolean any = false;
        for (int i = option.length - 1; i >= 0; i--) {
            long form = option[i];
            if (known.get(form) < 0) {
                x ^= (int) known.get(form);
            } else if (!any) {
                any = true;
                largest = form;
            } else {
                x ^= value(form);
            }
        }
        return any ? lost(largest, x) : x == 0;
    }

    private boolean exclude(long form, int n) {
        known.put(form, known.get(form) | 1L << n);
        return false;
    }

    private int open(long[] option) {
        int open = 0;
        for (long form : option) {
            open += known.get(form) < 0 ? 0 : 1;
        }
        return open;
    }

    private int sum(long[] option) {
        long sum = 0;
        for (long form : option) {
            sum ^= known.get(form);
        }
        return (int) sum;
    }

    /** Returns options as canonical parts, from the part with the fewest free cells to the one with the most. */
    private long[][] options(long form) {
        PackedOptions all = new PackedOptions();
        all.record(game, form);
        long[][] options = new long[all.count()][];
        for (int option = 0; option < options.length; option++) {
            Long[] parts = new Long[all.parts(option)];
            for (int i = 0; i < parts.length; i++) {
                parts[i] = game.canonical(all.part(option, i));
            }
            Arrays.sort(parts, (a, b) -> Integer.compare(Long.bitCount(b), Long.bitCount(a)));
            options[option] = Arrays.stream(parts).mapToLong(Long::longValue).toArray();
        }
        return options;
    }
}
