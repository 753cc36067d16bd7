package org.impartial.core.engine.sequence.word;

/** The FNV-1a hash of 64 bits, over octets or over numbers. */
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
