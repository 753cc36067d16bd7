package org.impartial.cli.io;

import java.io.IOException;
import java.util.Locale;

/** Standard output takes no more: its disk is full, or nobody reads it any longer. */
public final class OutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutputException(IOException cause) {
        super("standard output cannot be written: " + cause.getMessage(), cause);
    }

    /** Returns whether the reader went away, as {@code head} does: then there is nobody to tell. */
    public boolean readerGone() {
        return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}
