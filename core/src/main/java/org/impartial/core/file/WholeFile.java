package org.impartial.core.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes a file so that readers see the old one or the new one and never a part, however the program ends: into a new
 * file with a unique name in the same folder, which then replaces it. Several writers do not disturb each other; the
 * last one wins. Safe to call from any thread.
 */
public final class WholeFile {
    private static final int MOST_LINKS = 40;

    private WholeFile() {}

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface Content {
        /**
         * Writes all bytes.
         *
         * @param out where to; closed by the caller
         * @throws IOException if it cannot be written
         */
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes a file, or leaves an existing one unchanged.
     *
     * @param file where to; a symbolic link is followed and stays
     * @param content what to write
     * @throws IOException if it cannot be written; then nothing has changed
     */
    public static void write(Path file, Content content) throws IOException {
        Path target = followed(file.toAbsolutePath());
        if (Files.isDirectory(target)) {
            throw new IOException(file + " is a folder, not a file");
        }
        Path folder = target.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new IOException("there is no folder to hold " + file);
        }
        Path part = Files.createTempFile(folder, "." + target.getFileName(), ".part");
        try {
            try (OutputStream out = Files.newOutputStream(part)) {
                content.writeTo(out);
            }
            try (FileChannel written = FileChannel.open(part, StandardOpenOption.WRITE)) {
                written.force(true);
            }
            move(part, target);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void move(Path part, Path target) throws IOException {
        try {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static Path followed(Path file) throws IOException {
        Path at = file;
        for (int links = 0; Files.exists(at, LinkOption.NOFOLLOW_LINKS) && Files.isSymbolicLink(at); links++) {
            if (links == MOST_LINKS) {
                throw new IOException(file + " is a symbolic link that leads to itself");
            }
            at = at.resolveSibling(Files.readSymbolicLink(at)).normalize();
        }
        return at;
    }
}
