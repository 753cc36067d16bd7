package org.impartial.solve.engine.nimber;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2LongMap;
import it.unimi.dsi.fastutil.longs.Long2LongMaps;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import it.unimi.dsi.fastutil.longs.LongSets;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * The facts about components, which are numbered from 1: the key of each, its exact value or the values that are
 * excluded so far, and for those that were queried the proof numbers of one question and the options. Facts are only
 * ever added, so several threads may share them without a lock.
 */
/*
 * Implementation: most components are found and never queried. Each has a word of four bytes: a bit for "exact", 15 bits
 * for its size, and 15 bits that are the exact value or the set of excluded values below 15. A component with more facts
 * has a record, whose number takes the place of these bits: a long of the same form, in which 48 bits are the value or
 * the set, its numbers, and its options. Greater values are excluded in a set beside it, which is rare. Words and
 * records stand in chunks that never move; only the array of chunks is replaced when it is too short.
 */
final class ComponentFacts {
    /** The greatest size that is stored; greater sizes are stored as this one. */
    static final int LARGEST = (1 << 15) - 1;

    private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final VarHandle LISTS = MethodHandles.arrayElementVarHandle(int[][].class);
    private static final int CHUNK_BITS = 10;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int MASK = CHUNK - 1;
    private static final int RECORD = Integer.MIN_VALUE;
    private static final int SHORT = 15;
    private static final int RECORD_BYTES = 2 * Long.BYTES + Integer.BYTES;
    private static final int FAR_BYTES = 32;
    private static final int ARRAY_BYTES = 16;
    private static final int NEAR = 48;
    private static final long LOW = (1L << NEAR) - 1;
    private static final long EXACT = Long.MIN_VALUE;
    private static final long SIZE = (long) LARGEST << NEAR;
    private static final int[] NO_LIST = {};
    private static final long PHI = 0x9E3779B97F4A7C15L;
    /** A seed adds less than a quarter of the size to a first number: 255 times the size, shifted by this. */
    private static final int QUARTER = 10;

    final HeapShare share;
    private final int seed;
    private final LongAdder listBytes = new LongAdder();
    private @Nullable IntArrayList settled;
    private final LongSet farExcluded = LongSets.synchronize(new LongOpenHashSet());
    /** The numbers of the second and further questions about a component. */
    private final Long2LongMap others = Long2LongMaps.synchronize(new Long2LongOpenHashMap());

    final PartKeys keys;
    private volatile int[][] words = new int[4][];
    private volatile long[][] records = new long[4][];
    private volatile int[][][] lists = new int[4][][];
    private volatile int count;
    private int recordCount;

    /** Creates an empty table; a seed other than 0 varies the order of the search, so that other facts are found. */
    ComponentFacts(HeapShare share, int seed) {
        this.share = share;
        this.seed = seed;
        this.keys = new PartKeys(share);
    }

    /** Returns the first disproof number of a question about a component: 1 plus a size, varied by the seed. */
    int first(int id, int size) {
        if (seed == 0) {
            return 1 + size;
        }
        int hash = (int) (((keys.key(id) ^ (seed * PHI)) * PHI) >>> Integer.SIZE);
        return 1 + size + (((hash >>> (Integer.SIZE - Byte.SIZE)) * size) >> QUARTER);
    }

    /** Returns the components settled since the last call, in order; the first call begins to record them. */
    int[] newlySettled() {
        IntArrayList found = settled;
        settled = new IntArrayList();
        return found == null ? NO_LIST : found.toIntArray();
    }

    /** Adds a component and returns its number; only one thread at a time may call this method. */
    int add(long key, int size) {
        int id = count + 1;
        if (id < 0) {
            throw new IllegalStateException("more than 2^31 components");
        }
        int place = id >>> CHUNK_BITS;
        if (place == words.length) {
            words = Arrays.copyOf(words, 2 * place);
        }
        if (words[place] == null) {
            words[place] = new int[CHUNK];
            share.take((long) CHUNK * Integer.BYTES);
        }
        words[place][id & MASK] = Math.min(size, LARGEST) << SHORT;
        count = id;
        keys.add(id, key);
        return id;
    }

    int count() {
        return count;
    }

    private int word(int id) {
        return (int) WORDS.getAcquire(words[id >>> CHUNK_BITS], id & MASK);
    }

    /** Returns what is known about a component, for the methods below. */
    long known(int id) {
        int word = word(id);
        return word < 0 ? (long) LONGS.getOpaque(records[recordChunk(word)], at(word)) : wide(word);
    }

    private static long wide(int word) {
        return (long) (word >>> SHORT) << NEAR | (word & LARGEST);
    }

    /** Returns the word of a component that has a record, which it receives if it has none. */
    private int withRecord(int id) {
        int word = word(id);
        return word < 0 ? word : newRecord(id);
    }

    private synchronized int newRecord(int id) {
        int word = word(id);
        if (word < 0) {
            return word;
        }
        int record = RECORD | recordCount++;
        int place = recordChunk(record);
        if (place == records.length) {
            records = Arrays.copyOf(records, 2 * place);
            lists = Arrays.copyOf(lists, 2 * place);
        }
        if (records[place] == null) {
            lists[place] = new int[CHUNK][];
            records[place] = new long[2 * CHUNK];
            share.take((long) CHUNK * RECORD_BYTES);
        }
        do {
            word = word(id);
            records[place][at(record)] = wide(word);
        } while (!WORDS.compareAndSet(words[id >>> CHUNK_BITS], id & MASK, word, record));
        return record;
    }

    static boolean exact(long known) {
        return known < 0;
    }

    /** Returns the value of a component with an exact value. */
    static int value(long known) {
        return (int) (known & LOW);
    }

    static int size(long known) {
        return (int) (known >>> NEAR) & LARGEST;
    }

    /** Returns whether a value is excluded for a component without an exact value. */
    boolean excluded(int id, long known, int value) {
        return value < NEAR ? (known >>> value & 1) != 0 : farExcluded.contains(pair(id, value));
    }

    /** Returns whether the facts decide if a component has a given value. */
    boolean answers(int id, int value) {
        long known = known(id);
        return exact(known) || excluded(id, known, value);
    }

    /** Returns the value if it is exact, else the least one that is not excluded. */
    int least(int id) {
        long known = known(id);
        if (exact(known)) {
            return value(known);
        }
        int value = Long.numberOfTrailingZeros(~(known & LOW));
        while (value >= NEAR && excluded(id, known, value)) {
            value++;
        }
        return value;
    }

    /** Returns whether too few unsettled options remain to provide all lesser values that are not excluded. */
    boolean bounded(int id, int value, int open) {
        long known = known(id);
        int holes = 0;
        for (int k = 0; k < value && holes <= open; k++) {
            if (!excluded(id, known, k)) {
                holes++;
            }
        }
        return holes > open;
    }

    /** Returns the XOR of the values of components, or -1 if one is not exact. */
    int sum(int[] ids) {
        int sum = 0;
        for (int id : ids) {
            long known = known(id);
            if (!exact(known)) {
                return -1;
            }
            sum ^= value(known);
        }
        return sum;
    }

    void exclude(int id, int value) {
        if (value >= NEAR) {
            if (farExcluded.add(pair(id, value))) {
                share.take(FAR_BYTES);
            }
            return;
        }
        long known = known(id);
        while (known >= 0 && (known >>> value & 1) == 0 && !replace(id, known, known | 1L << value)) {
            known = known(id);
        }
    }

    /** Replaces what is known about a component; returns false if another thread has changed it. */
    private boolean replace(int id, long known, long next) {
        int word = (next & LOW) > LARGEST ? withRecord(id) : word(id);
        return word < 0
                ? LONGS.compareAndSet(records[recordChunk(word)], at(word), known, next)
                : wide(word) == known && WORDS.compareAndSet(words[id >>> CHUNK_BITS], id & MASK, word, narrow(next));
    }

    private static int narrow(long known) {
        return (int) (known >>> NEAR) << SHORT | ((int) known & LARGEST);
    }

    /** Makes the value of a component exact, and discards its options, which are not needed any more. */
    void settle(int id, int value) {
        long known = known(id);
        for (; known >= 0; known = known(id)) {
            if (replace(id, known, EXACT | (known & SIZE) | value)) {
                note(id);
            }
        }
        if (value(known) != value) {
            throw new IllegalStateException(
                    "a component was found to have the values " + value(known) + " and " + value);
        }
        keep(id, NO_LIST);
    }

    private void note(int id) {
        IntArrayList list = settled;
        if (list != null) {
            synchronized (list) {
                list.add(id);
            }
        }
    }

    /** Returns the numbers of a question as {@link Numbers} packs them, or {@link Numbers#NONE}. */
    long numbers(int id, int n) {
        int word = word(id);
        long first = word < 0 ? (long) LONGS.getOpaque(records[recordChunk(word)], at(word) + 1) : Numbers.NONE;
        if (Numbers.speaksOf(first, n)) {
            return first;
        }
        return first == Numbers.NONE && n < Numbers.MOST_NIMBERS ? Numbers.NONE : others.get(pair(id, n));
    }

    /** Stores the numbers of a question, in place of those of a question that is already answered. */
    void keepNumbers(int id, int n, int phi, int delta) {
        long numbers = Numbers.of(n, phi, delta);
        if (n < Numbers.MOST_NIMBERS) {
            int word = withRecord(id);
            long[] chunk = records[recordChunk(word)];
            long met = (long) LONGS.getOpaque(chunk, at(word) + 1);
            if (met == Numbers.NONE || Numbers.speaksOf(met, n) || excluded(id, known(id), Numbers.nimber(met))) {
                LONGS.setOpaque(chunk, at(word) + 1, numbers);
                return;
            }
        }
        if (others.put(pair(id, n), numbers) == Numbers.NONE) {
            share.take(FAR_BYTES);
        }
    }

    /** Returns the unsettled options in the form of {@link OptionList}; empty if not generated or all settled. */
    int[] list(int id) {
        int word = word(id);
        int[] list = word < 0 ? (int[]) LISTS.getAcquire(lists[recordChunk(word)], word & MASK) : null;
        return list == null ? NO_LIST : list;
    }

    void keep(int id, int[] list) {
        int word = list.length == 0 ? word(id) : withRecord(id);
        if (word < 0) {
            replaceList(word, list);
        }
    }

    private void replaceList(int record, int[] list) {
        int[] before = (int[]) LISTS.getAndSet(lists[recordChunk(record)], record & MASK, list);
        count(bytes(list) - (before == null ? 0 : bytes(before)));
    }

    private static long bytes(int[] list) {
        return list.length == 0 ? 0 : ARRAY_BYTES + (long) Integer.BYTES * list.length;
    }

    private void count(long bytes) {
        if (bytes != 0) {
            listBytes.add(bytes);
            share.take(bytes);
        }
    }

    /** Discards all lists of options, to be generated again, if they are large; returns whether it did. */
    boolean dropLists() {
        if (listBytes.sum() < share.used() / 8) {
            return false;
        }
        for (int id = 1; id <= count; id++) {
            keep(id, NO_LIST);
        }
        return true;
    }

    private static int recordChunk(int word) {
        return (word & ~RECORD) >>> CHUNK_BITS;
    }

    private static int at(int word) {
        return 2 * (word & MASK);
    }

    private static long pair(int id, int n) {
        return (long) id << Integer.SIZE | n;
    }
}
