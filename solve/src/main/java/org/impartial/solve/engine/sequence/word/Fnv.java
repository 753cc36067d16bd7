package org.impartial.solve.engine.sequence.word;

/** FNV-1a of 64 bits over numbers in place of bytes; its initial value, in file formats, is not that of FNV. */
public final class Fnv {
    private static final long PRIME = 1099511628211L;

    private long hash = 1469598103934665603L;

    public void add(long value) {
        hash = (hash ^ value) * PRIME;
    }

    public long hash() {
        return hash;
    }
}
