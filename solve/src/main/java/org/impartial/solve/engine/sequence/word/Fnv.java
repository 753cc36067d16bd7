package org.impartial.solve.engine.sequence.word;

/**
 * A hash of 64 bits over numbers, computed as FNV-1a with numbers in place of bytes. Its initial value, which is part
 * of file formats, is not the offset basis of FNV.
 */
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
