package org.impartial.solve.engine.nimber;

import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;

/** The share of the Java heap available to tables, and its use. Safe to share between threads. */
final class HeapShare {
    private static final double OF_THE_HEAP = 0.6;

    private final long most;
    private final LongAdder used = new LongAdder();

    HeapShare(long most) {
        this.most = most;
    }

    /** Returns a part of the Java heap for one of some searches, which leaves room for growth and for other data. */
    static HeapShare oneOf(int searches) {
        return new HeapShare((long) (Runtime.getRuntime().maxMemory() * OF_THE_HEAP / searches));
    }

    void take(long bytes) {
        used.add(bytes);
    }

    long used() {
        return used.sum();
    }

    boolean passed() {
        return used.sum() > most;
    }

    String passing() {
        return String.format(
                Locale.ROOT,
                "its tables would exceed their share of %,d MB of the %,d MB that Java was given",
                most >> 20,
                Runtime.getRuntime().maxMemory() >> 20);
    }
}
