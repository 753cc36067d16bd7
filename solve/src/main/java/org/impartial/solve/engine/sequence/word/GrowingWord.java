package org.impartial.solve.engine.sequence.word;

/** A word to which values are appended one by one. */
public interface GrowingWord extends Word {

    /** Appends the value of the heap {@link #length}. */
    void append(int value);
}
