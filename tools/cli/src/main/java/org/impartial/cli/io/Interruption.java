package org.impartial.cli.io;

import java.util.concurrent.CountDownLatch;

/** Delays the end of an interrupted command until its work is saved. {@link #asked} may be called by any thread. */
public final class Interruption implements AutoCloseable {
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean asked;

    public Interruption() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::hold, "save before exit"));
    }

    public boolean asked() {
        return asked;
    }

    private void hold() {
        asked = true;
        try {
            done.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        done.countDown();
    }
}
