package org.impartial.discover.search;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.theory.walk.AskedMeter;

/* The budget of a question is compared, not spent: its cost must not depend on whether an earlier one read the claims. */
/** A search for theorems on the first use of claims, within half of the limits of the question. Safe to share. */
public final class TheoremSearch<T> {
    /** Such heaps of Java or larger ones yield the same theorems. */
    public static final long MEMORY = 1L << 30;

    private static final int MOST_HALVINGS = 16;

    private final long positions;
    private final BiFunction<Integer, BooleanSupplier, List<T>> method;
    private final Map<Integer, List<T>> found = new TreeMap<>();

    /** Takes the usual limit of positions, and a method that finds theorems by how often it is halved. */
    public TheoremSearch(long positions, BiFunction<Integer, BooleanSupplier, List<T>> method) {
        this.positions = positions;
        this.method = method;
    }

    public static <T> TheoremSearch<T> of(List<? extends T> theorems) {
        List<T> all = List.copyOf(theorems);
        return new TheoremSearch<>(0, (halvings, cancelled) -> all);
    }

    /** {@return the theorems within the limits of the question for which claims are read} */
    public synchronized List<T> theorems() {
        Meter share = AskedMeter.current().half();
        int halvings = halvings(share);
        if (halvings > 0) {
            AskedMeter.limit();
        }
        List<T> known = found.get(halvings);
        return known != null ? known : searched(halvings, share);
    }

    private List<T> searched(int halvings, Meter share) {
        Watch watch = new Watch(share);
        try {
            List<T> theorems =
                    AskedMeter.during(share, () -> method.apply(halvings, watch), () -> watch.limited = true);
            if (watch.limited) {
                AskedMeter.limit();
            } else {
                found.put(halvings, theorems);
            }
            return theorems;
        } catch (StoppedException stopped) {
            share.absorb(stopped);
            AskedMeter.limit();
            return List.of();
        } finally {
            watch.ended = true;
        }
    }

    private int halvings(Meter share) {
        int halvings = 0;
        while (halvings < MOST_HALVINGS && !covers(share, positions >> halvings)) {
            halvings++;
        }
        return halvings;
    }

    private static boolean covers(Meter share, long positions) {
        try {
            share.require(positions);
            return true;
        } catch (StoppedException small) {
            return false;
        }
    }

    /** Polls the question during the search only: theorems keep the meter of their search. */
    private static final class Watch implements BooleanSupplier {
        private final Meter share;
        private boolean ended;
        private boolean limited;

        Watch(Meter share) {
            this.share = share;
        }

        @Override
        public boolean getAsBoolean() {
            if (!ended) {
                share.poll();
            }
            return false;
        }
    }
}
