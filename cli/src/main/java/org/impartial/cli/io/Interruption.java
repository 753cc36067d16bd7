package org.impartial.cli.io;

import java.util.concurrent.CountDownLatch;

/**
 * Holds the end of the virtual machine back, when somebody interrupts the command, until the work in hand has been put
 * away. {@link #asked} may be called by any thread.
 */
public final class Interruption implements AutoCloseable {
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean asked;

    public Interruption() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::hold, "put away before the end"));
    }

    /** Returns whether the command is to end. */
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

    /** The work is put away; the machine may end. */
    @Override
    public void close() {
        done.countDown();
    }
}
