package org.impartial.cli.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Messages for failures of files; those of the JDK are often the name of the file alone. */
public final class FileErrors {
    private FileErrors() {}

    /** Returns the message for a failure of a file, which names it. */
    public static String message(IOException fault) {
        if (fault instanceof NoSuchFileException) {
            return "there is no file or folder " + fault.getMessage();
        }
        if (fault instanceof AccessDeniedException) {
            return "no permission to use " + fault.getMessage();
        }
        return "a file could not be read or written: " + fault.getMessage();
    }
}
