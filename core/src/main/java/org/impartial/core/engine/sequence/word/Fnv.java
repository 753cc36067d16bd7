package org.impartial.core.engine.sequence.word;

/** The hash FNV-1a in 64 bits, over numbers instead of octets where it is asked to. */
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
