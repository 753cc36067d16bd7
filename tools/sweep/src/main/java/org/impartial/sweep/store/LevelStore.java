package org.impartial.sweep.store;

import java.io.Closeable;
import java.io.IOException;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Stores the levels of a sweep: their keys first, from the least level on, then their codes, from the greatest. */
public interface LevelStore extends Closeable {
    /** Returns the number of bytes of heap memory that a sweep may use besides the store itself. */
    long memory();

    /** Returns whether committed levels are kept after the process has ended. */
    boolean durable();

    /** Returns the levels whose keys are all known. */
    NavigableSet<Integer> levels();

    long size(int level);

    Keys keys(int level) throws IOException;

    /** Stores keys of later levels until {@link #put} of their level. */
    void spill(NavigableMap<Integer, KeyBag> bags) throws IOException;

    /** Returns the least level with spilled keys that was not put yet. */
    OptionalInt leastSpilled();

    /** Stores a complete level: its spilled keys and those of a sorted bag. */
    void put(int level, KeyBag rest) throws IOException;

    /** Commits the levels: if not all are known, an interrupted sweep continues with the options of the level put last. */
    void commit(int reach, boolean all) throws IOException;

    boolean isComplete();

    /** Returns the greatest number of levels by which an option was found to lie above its position. */
    int reach();

    boolean valued(int level);

    /** Returns the greatest code of all levels with codes. */
    int greatestCode();

    /** Returns a sink for the codes of a level, in the order of its keys. */
    CodeSink sink(int level, int greatest) throws IOException;

    /** Returns the codes of a level, in the order of its keys. */
    CodeSource codes(int level) throws IOException;

    /** Returns a part of a level with its codes, if they are known. */
    KeyBlock block(int level, long from, int count) throws IOException;

    /** Returns the code of a key, or −1 if its level does not have it. */
    int code(int level, long key) throws IOException;

    long bytesWritten();

    /** Returns what is there of a level. */
    static <T> T known(@Nullable T found, String wrong) {
        if (found == null) {
            throw new IllegalStateException(wrong);
        }
        return found;
    }

    /** Receives codes for a store. If it is closed without a commit, nothing is stored. */
    interface CodeSink extends Closeable {
        void add(int code) throws IOException;

        void commit() throws IOException;
    }

    /** Codes, which are read once from the first to the last. */
    interface CodeSource extends Closeable {
        void read(int[] into, int count) throws IOException;
    }
}
