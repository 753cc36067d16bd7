package org.impartial.core.meter;

/** A clock that runs only while work is in progress. */
final class Clock {
    private long before;
    private long since = System.nanoTime();
    private boolean runs = true;

    long worked() {
        return runs ? before + System.nanoTime() - since : before;
    }

    void pause() {
        before = worked();
        runs = false;
    }

    void resume() {
        if (!runs) {
            since = System.nanoTime();
            runs = true;
        }
    }
}
