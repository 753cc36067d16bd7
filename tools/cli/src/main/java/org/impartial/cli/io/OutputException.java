package org.impartial.cli.io;

import java.io.IOException;
import java.util.Locale;

/** Signals that standard output cannot be written: its disk is full, or its reader has closed it. */
public final class OutputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutputException(IOException cause) {
        super("standard output cannot be written: " + cause.getMessage(), cause);
    }

    /** Returns whether the reader has closed the output, as {@code head} does; then no message is printed. */
    public boolean readerGone() {
        return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}
