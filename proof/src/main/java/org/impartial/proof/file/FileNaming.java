package org.impartial.proof.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;

/** Adds the name of a file to failures of its use; those of the JDK often state the reason alone. */
public final class FileNaming {
    /** Reads or writes the file. */
    @FunctionalInterface
    public interface Use<T> {
        T now() throws IOException;
    }

    /** Uses a file; a failure has its name, and the type of a missing file or of denied access. */
    public static <T> T of(Path file, Use<T> use) throws FileSystemException {
        try {
            return use.now();
        } catch (FileSystemException failure) {
            throw file.toString().equals(failure.getFile()) ? failure : named(file, failure, reason(failure));
        } catch (UncheckedIOException failure) {
            IOException cause = Objects.requireNonNull(failure.getCause());
            throw named(file, cause, reason(cause));
        } catch (IOException failure) {
            throw named(file, failure, reason(failure));
        }
    }

    private static FileSystemException named(Path file, IOException cause, String reason) {
        FileSystemException named = cause instanceof AccessDeniedException
                ? new AccessDeniedException(file.toString())
                : cause instanceof NoSuchFileException missing && missing.getReason() == null
                        ? new NoSuchFileException(file.toString())
                        : new FileSystemException(file.toString(), null, reason);
        named.initCause(cause);
        return named;
    }

    private static String reason(IOException failure) {
        if (failure instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        String message = failure.getMessage();
        return failure instanceof CharacterCodingException
                ? "it is not text in UTF-8"
                : message != null
                        ? message
                        : failure.getClass()
                                .getSimpleName()
                                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                                .toLowerCase(Locale.ROOT);
    }
}
