package org.impartial.solve.engine.sequence.subtraction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.word.ChunkedEngine;
import org.impartial.solve.engine.sequence.word.PeriodProof;

/**
 * Finite subtraction sets of numbers from 64 on, level by level and 64 heaps at a time: Z_v is the set of the heaps of
 * value v as bits. Of 64 consecutive heaps none is an option of another, so those with an option in Z_0 are the OR of
 * Z_0 shifted by the numbers of the set, and the others belong to Z_0; the same is repeated among the rest for Z_1, and
 * so on. This takes a few operations for each number and level, and the values are not bounded.
 */
public final class LevelEngine extends ChunkedEngine {
    /** The least number for which 64 consecutive heaps do not depend on each other. */
    public static final int LEAST = 64;

    private static final int CHUNK = 1 << 15;

    /** The number of words before heap 0, which contain no heap. */
    private final int padding;

    /**
     * For each number of the set, the word and the bit at which the heaps lower by that number begin, relative to the
     * current word.
     */
    private final int[] words;

    private final int[] bits;
    private final List<long[]> levels = new ArrayList<>();
    private int capacity = 64;

    /** Creates an engine for the numbers of the set, ascending. */
    public LevelEngine(int[] set, PeriodProof proof) {
        super(HeapEngineKind.LEVELS, CHUNK, proof);
        this.padding = set[set.length - 1] / Long.SIZE + 1;
        this.words = Arrays.stream(set)
                .map(taken -> Math.floorDiv(-taken, Long.SIZE))
                .toArray();
        this.bits = Arrays.stream(set)
                .map(taken -> Math.floorMod(-taken, Long.SIZE))
                .toArray();
    }

    @Override
    public int at(int heap) {
        int word = padding + (heap >>> 6);
        int value = 0;
        while ((levels.get(value)[word] & (1L << heap)) == 0) {
            value++;
        }
        return value;
    }

    /** Compares the heaps of value 0, 64 at a time. */
    @Override
    public int repeatsFrom(int shift, int least) {
        int n = length() - shift;
        while (n - Long.SIZE >= least) {
            long differences = zeros(n - Long.SIZE) ^ zeros(n - Long.SIZE + shift);
            if (differences != 0) {
                return n - Long.numberOfLeadingZeros(differences);
            }
            n -= Long.SIZE;
        }
        while (n > least && at(n - 1) == at(n - 1 + shift)) {
            n--;
        }
        return n;
    }

    /** Returns which of the 64 heaps from {@code heap} on have the value 0, as bits. */
    private long zeros(int heap) {
        long[] level = levels.get(0);
        int word = padding + (heap >>> 6);
        return (level[word] >>> heap) | ((level[word + 1] << 1) << ~heap);
    }

    @Override
    protected long options() {
        return words.length;
    }

    @Override
    protected void fill(int end, Meter meter) {
        for (int word = length() >>> 6; word <= (end - 1) >>> 6; word++) {
            fill(padding + word);
        }
    }

    private void fill(int word) {
        long open = -1L;
        for (int value = 0; open != 0; value++) {
            long[] level = level(value);
            long reached = reached(level, word);
            level[word] = open & ~reached;
            open &= reached;
        }
    }

    /** Returns the heaps of a word that have an option in a level, as bits. */
    private long reached(long[] level, int word) {
        long reached = 0;
        for (int i = 0; i < words.length; i++) {
            int low = word + words[i];
            // In two steps, since a shift by 64 has no effect.
            reached |= (level[low] >>> bits[i]) | ((level[low + 1] << 1) << (63 - bits[i]));
        }
        return reached;
    }

    private long[] level(int value) {
        if (value == levels.size()) {
            levels.add(new long[capacity]);
        }
        return levels.get(value);
    }

    @Override
    protected void reserve(int heaps) {
        int wanted = padding + (heaps >>> 6) + 2;
        if (wanted > capacity) {
            capacity = (int) Math.max(wanted, Math.min(1L << 26, capacity * 3L / 2));
            levels.replaceAll(level -> Arrays.copyOf(level, capacity));
        }
    }

    @Override
    protected void append(int value) {
        while (levels.size() < value) {
            level(levels.size());
        }
        level(value)[padding + (length() >>> 6)] |= 1L << length();
    }
}
