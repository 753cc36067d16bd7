package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.solve.engine.misere.PortableKeys.PortableKey;

/** The results of states that searches exchange by {@link PortableKeys}, with the name of the search of each. */
final class SharedStates {
    /** A seed adds less than a quarter to an estimate: 255 times the estimate, shifted by this. */
    private static final int QUARTER = 10;

    private static final int LEAST_VARIED = 4;

    private final PortableKeys keys;
    private final int seed;
    private final StateTable results = new StateTable();
    private final StateTable sources = new StateTable();
    private final List<String> names = new ArrayList<>();
    /** The keys found since the last block, each as two longs; the lowest bit is 1 for a P-position. */
    private final LongArrayList news = new LongArrayList();

    SharedStates(PortableKeys keys, int seed, String own) {
        this.keys = keys;
        this.seed = seed;
        names.add(own);
    }

    /** Returns the result of a state as {@link StateTable} has it, or {@link StateTable#NONE}. */
    long result(SumState state, Meter meter) {
        PortableKey key = keys.of(state, meter);
        return results.get(key.high(), key.low() & -2);
    }

    /** Returns the name of the search that found the result of a state; the own name if none did. */
    String source(SumState state, Meter meter) {
        PortableKey key = keys.of(state, meter);
        return names.get((int) Math.max(0, sources.get(key.high(), key.low() & -2) - 1));
    }

    int varied(int estimate, SumState state, Meter meter) {
        if (seed == 0) {
            return estimate;
        }
        int hash = ((int) (keys.of(state, meter).low() >>> Integer.SIZE) ^ seed * 0x9E3779B9) * 0x85EBCA6B;
        return estimate + (((hash >>> (Integer.SIZE - Byte.SIZE)) * Math.max(LEAST_VARIED, estimate)) >> QUARTER);
    }

    void found(SumState state, boolean lost, Meter meter) {
        PortableKey key = keys.of(state, meter);
        if (put(key.high(), key.low(), lost, 0, meter)) {
            news.add(key.high());
            news.add((key.low() & -2) | (lost ? 1 : 0));
        }
    }

    /** Returns the results found since the last call as a block, or nothing if there are none. */
    List<byte[]> block() {
        if (news.isEmpty()) {
            return List.of();
        }
        ByteBuffer block = ByteBuffer.allocate(1 + Long.BYTES * news.size());
        block.put((byte) 0);
        news.forEach((long word) -> block.putLong(word));
        news.clear();
        return List.of(block.array());
    }

    /** Takes the results of another search, which must not contradict others. */
    void learn(byte[] bytes, String source, Meter meter) {
        if (bytes.length % (2 * Long.BYTES) != 1) {
            throw new CertificateException(source + " holds a block that was not written by this program; delete it");
        }
        if (!names.contains(source)) {
            names.add(source);
        }
        int index = names.indexOf(source);
        ByteBuffer block = ByteBuffer.wrap(bytes, 1, bytes.length - 1);
        while (block.hasRemaining()) {
            long high = block.getLong();
            long low = block.getLong();
            put(high, low, (low & 1) != 0, index, meter);
        }
    }

    /** Stores a result, and returns whether it is new. */
    private boolean put(long high, long low, boolean lost, int source, Meter meter) {
        long result = lost ? StateTable.PREVIOUS : StateTable.NEXT;
        long before = results.get(high, low & -2);
        if (before == StateTable.NONE) {
            results.put(high, low & -2, result, meter);
            sources.put(high, low & -2, source + 1L, meter);
            return true;
        }
        if (before != result) {
            throw new CertificateException("the facts of " + names.get((int) sources.get(high, low & -2) - 1) + " and "
                    + names.get(source) + " contradict each other: a position is P by one and N by the other; delete"
                    + " the file that a faulty machine or other rules have written, or both");
        }
        return false;
    }
}
