package org.impartial.solve.engine.nimber;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The keys of components by number, and the numbers by key. Reading takes no lock; only one thread at a time may add.
 */
/*
 * Implementation: a key takes as many bytes as the longest one of its chunk. Numbers are found by open addressing with
 * linear probing; a slot holds a number and, in the bits above those of all numbers, part of the hash of its key.
 */
final class PartKeys {
    private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long PHI = 0x9E3779B97F4A7C15L;
    private static final int CHUNK_BITS = 12;
    private static final int MASK = (1 << CHUNK_BITS) - 1;
    /** At least one slot in this many stays free. */
    private static final int FREE_PART = 3;

    private final HeapShare share;
    private volatile byte[][] chunks = new byte[4][];
    private volatile int[] slots = new int[1 << 10];

    PartKeys(HeapShare share) {
        this.share = share;
    }

    long key(int id) {
        return read(chunks[id >>> CHUNK_BITS], id);
    }

    private static long read(byte[] chunk, int id) {
        int width = chunk.length >>> CHUNK_BITS;
        int unused = Long.SIZE - Byte.SIZE * width;
        return (long) LONGS.get(chunk, (id & MASK) * width) << unused >> unused;
    }

    /** Returns the least number above another one that has a key, or 0. */
    int next(long key, int above) {
        long hash = key * PHI;
        int[] all = slots;
        int number = -1 >>> Integer.numberOfLeadingZeros(all.length);
        for (int i = home(hash, all.length); ; i = i + 1 == all.length ? 0 : i + 1) {
            int met = (int) SLOTS.getAcquire(all, i);
            if (met == 0) {
                return 0;
            }
            int id = met & number;
            if (((met ^ (int) hash) & ~number) == 0 && id > above && key(id) == key) {
                return id;
            }
        }
    }

    void add(int id, long key) {
        store(id, key);
        if (id > slots.length - slots.length / FREE_PART) {
            int[] wider = new int[(int) Math.min(Integer.MAX_VALUE - 8, 3L * slots.length / 2)];
            for (int k = 1; k < id; k++) {
                put(wider, k, key(k));
            }
            share.take((long) Integer.BYTES * (wider.length - slots.length));
            slots = wider;
        }
        put(slots, id, key);
    }

    private void store(int id, long key) {
        int place = id >>> CHUNK_BITS;
        if (place == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * place);
        }
        byte[] chunk = chunks[place];
        int width = Math.max(chunk == null ? 0 : chunk.length >>> CHUNK_BITS, bytes(key));
        if (chunk == null || width > chunk.length >>> CHUNK_BITS) {
            byte[] wider = new byte[(width << CHUNK_BITS) + Long.BYTES - width];
            for (int k = id & ~MASK; chunk != null && k < id; k++) {
                LONGS.set(wider, (k & MASK) * width, read(chunk, k));
            }
            share.take(wider.length - (chunk == null ? 0L : chunk.length));
            chunks[place] = wider;
        }
        // The bytes behind those of the key are of later numbers, which no thread reads yet.
        LONGS.set(chunks[place], (id & MASK) * width, key);
    }

    /** Returns the bytes that a key takes with its sign. */
    private static int bytes(long key) {
        return 1 + (Long.SIZE - Long.numberOfLeadingZeros(key < 0 ? ~key : key)) / Byte.SIZE;
    }

    private static void put(int[] all, int id, long key) {
        long hash = key * PHI;
        int i = home(hash, all.length);
        while (all[i] != 0) {
            i = i + 1 == all.length ? 0 : i + 1;
        }
        SLOTS.setRelease(all, i, ((int) hash & ~(-1 >>> Integer.numberOfLeadingZeros(all.length))) | id);
    }

    private static int home(long hash, int capacity) {
        return (int) (((hash >>> Integer.SIZE) * capacity) >>> Integer.SIZE);
    }
}
