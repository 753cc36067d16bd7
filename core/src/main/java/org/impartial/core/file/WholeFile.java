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
 * A file that appears complete or not at all, however the program ends: written under another name in the same folder,
 * forced to the disk, and moved into place by {@link #publish}. If it is closed before that, an existing file is left
 * unchanged. An instance is not safe for use by several threads; {@link #write} is, and the last call determines the
 * content.
 */
public final class WholeFile implements AutoCloseable {
    private static final int MOST_LINKS = 40;

    private final Path target;
    private final Path part;
    private final OutputStream out;

    /**
     * Begins a file.
     *
     * @param target the name of the complete file
     * @param part the name of the file while it is written, in the same folder; deleted by {@link #close}
     * @param out the stream to the part
     */
    public WholeFile(Path target, Path part, OutputStream out) {
        this.target = target;
        this.part = part;
        this.out = out;
    }

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface Content {
        /**
         * Writes all bytes.
         *
         * @param out the stream to write to; closed by the caller
         * @throws IOException if it cannot be written
         */
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes a file completely, or leaves an existing one unchanged if writing fails. Several threads may write the
     * same file.
     *
     * @param file the file to write; a symbolic link is followed and kept
     * @param content writes the content
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
        try (WholeFile whole = new WholeFile(target, part, Files.newOutputStream(part))) {
            content.writeTo(whole.out());
            whole.publish();
        }
    }

    /**
     * Returns the stream that takes the content.
     *
     * @return the stream, closed by {@link #publish} or {@link #close}
     */
    public OutputStream out() {
        return out;
    }

    /**
     * Moves the completed content to the name of the file. Nothing may be written afterwards.
     *
     * @throws IOException if the content cannot be forced to the disk or moved
     */
    public void publish() throws IOException {
        out.close();
        try (FileChannel written = FileChannel.open(part, StandardOpenOption.WRITE)) {
            written.force(true);
        }
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
            Files.deleteIfExists(part);
        }
    }

    private static Path followed(Path file) throws IOException {
        Path at = file;
        for (int links = 0; Files.exists(at, LinkOption.NOFOLLOW_LINKS) && Files.isSymbolicLink(at); links++) {
            if (links == MOST_LINKS) {
                throw new IOException(file + " is a chain of more than " + MOST_LINKS + " symbolic links, or a cycle");
            }
            at = at.resolveSibling(Files.readSymbolicLink(at)).normalize();
        }
        return at;
    }
}
