package org.impartial.proof;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import org.impartial.core.meter.Meter;

/** Counts the memory of what is read, so that a small compressed file cannot fill it. */
final class MeteredReader extends FilterReader {
    private final Meter meter;

    MeteredReader(Reader in, Meter meter) {
        super(in);
        this.meter = meter;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        if (count > 0) {
            meter.hold((long) Character.BYTES * count);
            meter.poll();
        }
        return count;
    }
}
