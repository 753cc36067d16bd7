package org.impartial.proof.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that appears complete or not at all, however the program ends: written under another name in the same folder,
 * forced to the disk, and moved into place by {@link #publish}. If it is closed before that, an existing file is left
 * unchanged. What is not a regular file, such as a pipe or a device, is written directly. An instance is not safe for
 * use by several threads; {@link #write} is, and the last call determines the content.
 */
public record WholeFile(Path target, Path part, OutputStream out) implements AutoCloseable {

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface Content {
        /** Writes all bytes to a stream, which the caller closes. */
        void writeTo(OutputStream out) throws IOException;
    }

    /** Begins a file under a temporary name; keeps a symbolic link, which is followed, and old permissions. */
    public static WholeFile begin(Path file) throws IOException {
        return FileNaming.of(file, () -> WriteTarget.of(file).open());
    }

    /** Writes a file completely, or leaves an existing one unchanged if writing fails. Several threads may write it. */
    public static void write(Path file, Content content) throws IOException {
        FileNaming.of(file, () -> {
            try (WholeFile whole = begin(file)) {
                content.writeTo(whole.out());
                whole.publish();
            }
            return file;
        });
    }

    /** Writes a text in UTF-8, as {@link #write(Path, Content)} does. */
    public static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Moves the completed content to the name of the file. Nothing may be written afterwards. */
    public void publish() throws IOException {
        out.close();
        if (direct()) {
            return;
        }
        Uninterrupted.of(() -> {
            try (FileChannel written = FileChannel.open(part, StandardOpenOption.WRITE)) {
                written.force(true);
            }
            return part;
        });
        try {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Deletes the written content, unless it has been published. */
    @Override
    public void close() throws IOException {
        try {
            out.close();
        } finally {
            if (!direct()) {
                Files.deleteIfExists(part);
            }
        }
    }

    /** Returns whether the content goes to its place without a temporary name. */
    boolean direct() {
        return part.equals(target);
    }

    /** Removes the content beyond a length, of a file that is not written directly. */
    void cut(long length) throws IOException {
        Uninterrupted.of(() -> {
            try (FileChannel written = FileChannel.open(part, StandardOpenOption.WRITE)) {
                return written.truncate(length);
            }
        });
    }
}
