package org.impartial.sweep.store;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.impartial.core.game.BeyondRangeException;

/** Levels as sorted arrays in memory. Not safe for use by several threads while it is filled. */
public final class MemoryStore implements LevelStore {
    private final TreeMap<Integer, long[]> levels = new TreeMap<>();
    private final Map<Integer, KeyBlock> blocks = new HashMap<>();
    private int reach;
    private int greatest;
    private boolean complete;

    private long[] level(int level) {
        return LevelStore.known(levels.get(level), "there is no level " + level);
    }

    private KeyBlock block(int level) {
        return LevelStore.known(blocks.get(level), "the level has no codes yet");
    }

    @Override
    public long memory() {
        return Long.MAX_VALUE;
    }

    @Override
    public boolean durable() {
        return false;
    }

    @Override
    public NavigableSet<Integer> levels() {
        return levels.navigableKeySet();
    }

    @Override
    public long size(int level) {
        return level(level).length;
    }

    @Override
    public Keys keys(int level) {
        return Keys.of(level(level), level(level).length);
    }

    @Override
    public void spill(NavigableMap<Integer, KeyBag> bags) {
        throw new BeyondRangeException(
                "a level in memory has at most about 10^9 positions; sweep on disk, with a directory");
    }

    @Override
    public OptionalInt leastSpilled() {
        return OptionalInt.empty();
    }

    @Override
    public void put(int level, KeyBag rest) {
        levels.put(level, rest.toArray());
    }

    @Override
    public void commit(int seen, boolean all) {
        reach = Math.max(reach, seen);
        complete = all;
    }

    @Override
    public boolean isComplete() {
        return complete;
    }

    @Override
    public int reach() {
        return reach;
    }

    @Override
    public boolean valued(int level) {
        return blocks.containsKey(level);
    }

    @Override
    public int greatestCode() {
        return greatest;
    }

    @Override
    public CodeSink sink(int level, int most) {
        long[] keys = level(level);
        Codes codes = new Codes(keys.length, most);
        return new CodeSink() {
            private int size;

            @Override
            public void add(int code) {
                codes.set(size++, code);
                greatest = Math.max(greatest, code);
            }

            @Override
            public void commit() {
                blocks.put(level, new KeyBlock(keys, keys.length, codes));
            }

            @Override
            public void close() {}
        };
    }

    @Override
    public CodeSource codes(int level) {
        KeyBlock block = block(level);
        return new CodeSource() {
            private int at;

            @Override
            public void read(int[] into, int count) {
                for (int i = 0; i < count; i++) {
                    into[i] = block.code(at++);
                }
            }

            @Override
            public void close() {}
        };
    }

    /** Returns the whole level in every case, since memory has no other limit. */
    @Override
    public KeyBlock block(int level, long from, int count) {
        return block(level);
    }

    @Override
    public int code(int level, long key) {
        return block(level).codeOf(key);
    }

    @Override
    public long bytesWritten() {
        return 0;
    }

    @Override
    public void close() {}
}
