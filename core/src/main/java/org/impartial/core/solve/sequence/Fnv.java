package org.impartial.core.solve.sequence;

/** The hash FNV-1a in 64 bits, over numbers instead of octets where it is asked to. */
final class Fnv {
    private static final long PRIME = 1099511628211L;

    private long hash = 1469598103934665603L;

    void add(long value) {
        hash = (hash ^ value) * PRIME;
    }

    long hash() {
        return hash;
    }
}
