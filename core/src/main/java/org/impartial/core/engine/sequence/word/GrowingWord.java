package org.impartial.core.engine.sequence.word;

/** Values that grow by one at a time. */
public interface GrowingWord extends Word {

    /** Adds the value of the heap {@link #length}. */
    void append(int value);
}
