package org.impartial.json.question;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;

/** Messages for failures of files; those of the JDK are often the name of the file alone. */
public final class FileErrors {
    /** Returns the message for a name that is not that of a file, such as one beyond the characters of the locale. */
    public static String message(InvalidPathException name) {
        return "\"" + name.getInput() + "\" cannot be the name of a file here (" + name.getReason()
                + "); if it has letters beyond ASCII, set LC_ALL=C.UTF-8";
    }

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
