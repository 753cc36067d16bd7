package org.impartial.cli.io;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output whose failures are reported: a print writer over it would swallow them, and the work would continue
 * without a reader.
 */
public final class WatchedOutput extends OutputStream {
    private final OutputStream out;
    private final Runnable before;

    /** Watches a stream; an action precedes each write. */
    public WatchedOutput(OutputStream out, Runnable before) {
        this.out = out;
        this.before = before;
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        before.run();
        try {
            out.write(bytes, from, count);
        } catch (IOException failure) {
            throw new OutputException(failure);
        }
    }

    @Override
    public void flush() {
        try {
            out.flush();
        } catch (IOException failure) {
            throw new OutputException(failure);
        }
    }
}
