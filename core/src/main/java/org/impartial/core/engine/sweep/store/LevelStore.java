package org.impartial.core.engine.sweep.store;

import java.io.Closeable;
import java.io.IOException;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.OptionalInt;

/** Where the levels of a sweep are kept: their keys first, from the least level on, then their codes, from the greatest. */
public interface LevelStore extends Closeable {

    /** How many bytes of heap a sweep may use beside what the store itself keeps. */
    long memory();

    /** Whether what is committed outlives the process. */
    boolean durable();

    /** The levels whose keys are all known. */
    NavigableSet<Integer> levels();

    long size(int level);

    /** The keys of a level. */
    Keys keys(int level) throws IOException;

    /** Keeps keys of levels to come until {@link #put} of their level. */
    void spill(NavigableMap<Integer, KeyBag> bags) throws IOException;

    /** The least level of which keys were spilled and not put. */
    OptionalInt leastSpilled();

    /** A level is known: what was spilled of it, and a bag that is sorted. */
    void put(int level, KeyBag rest) throws IOException;

    /** From here on, a sweep that is cut off goes on at the level put last, whose options have not been listed. */
    void commit(int reach) throws IOException;

    /** All levels are known. */
    void complete(int reach) throws IOException;

    boolean isComplete();

    /** By how many levels an option has been seen to lie above its position at most. */
    int reach();

    /** Whether the codes of a level are known. */
    boolean valued(int level);

    /** The greatest code of all levels that have theirs. */
    int greatestCode();

    /** Takes the codes of a level, in the order of its keys. */
    CodeSink sink(int level, int greatest) throws IOException;

    /** The codes of a level, in the order of its keys. */
    CodeSource codes(int level) throws IOException;

    /** A part of a level with its codes, if it has them. */
    KeyBlock block(int level, long from, int count) throws IOException;

    /** The index of a key on its level, or −1. */
    long find(int level, long key) throws IOException;

    /** The code at an index of a level. */
    int code(int level, long index) throws IOException;

    /** How many bytes have been written. */
    long bytesWritten();

    /** Codes on their way to a store. If it is closed without a commit, nothing has happened. */
    interface CodeSink extends Closeable {
        void add(int code) throws IOException;

        void commit() throws IOException;

        @Override
        void close() throws IOException;
    }

    /** Codes read once from the first to the last. */
    interface CodeSource extends Closeable {
        /** Reads exactly so many. */
        void read(int[] into, int count) throws IOException;

        @Override
        void close() throws IOException;
    }
}
