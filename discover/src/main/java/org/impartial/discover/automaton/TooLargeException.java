package org.impartial.discover.automaton;

/** A table grew beyond the memory that it may take. Discovery ends honestly with it; nothing is ever concluded from it. */
public final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * The end of a construction.
     *
     * @param what what was too large
     */
    public TooLargeException(String what) {
        super(what + " is more than this memory has room for");
    }
}
