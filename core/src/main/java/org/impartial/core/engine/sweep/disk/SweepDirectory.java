package org.impartial.core.engine.sweep.disk;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.engine.sweep.store.SweepException;

/**
 * The directory of a sweep. A file is written under a temporary name, forced to the disk, and moved into place when it
 * is complete, so every file under its final name is complete. For use by one process at a time.
 */
public class SweepDirectory implements AutoCloseable {
    private static final Pattern OURS = Pattern.compile("(keys|values|run|arcs)-[0-9-]+(\\.part)?|sweep\\.part");
    private static final String LOCK = "sweep.lock";
    private static final String PART = ".part";

    private final Path directory;
    private final RandomAccessFile lockFile;
    private long written;

    /** Opens the directory, which is created if it does not exist. */
    public SweepDirectory(Path directory) throws IOException {
        this.directory = Files.createDirectories(directory);
        this.lockFile = new RandomAccessFile(directory.resolve(LOCK).toFile(), "rw");
        if (!locked()) {
            lockFile.close();
            throw new IOException(
                    "another process is sweeping in " + directory + "; wait for it, or use another directory");
        }
    }

    private boolean locked() throws IOException {
        try {
            FileLock lock = lockFile.getChannel().tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    Path path(String name) {
        return directory.resolve(name);
    }

    boolean has(String name) {
        return Files.exists(path(name));
    }

    long bytesWritten() {
        return written;
    }

    /** Creates a file under its temporary name. */
    Output create(String name) throws IOException {
        return new Output(name, open(path(name + PART)));
    }

    /** Opens the stream to a new file. */
    public OutputStream open(Path file) throws IOException {
        return new FileOutputStream(file.toFile());
    }

    void delete(String name) throws IOException {
        Files.deleteIfExists(path(name));
    }

    /** Rejects a directory that has files of a sweep. */
    void requireNoFiles() throws IOException {
        try (Stream<Path> listed = Files.list(directory)) {
            List<String> found = listed.map(file -> file.getFileName().toString())
                    .filter(name -> OURS.matcher(name).matches() && !name.endsWith(PART))
                    .toList();
            if (!found.isEmpty()) {
                throw new SweepException("the directory " + directory + " has files of a sweep, such as " + found.get(0)
                        + ", but its file \"" + Manifest.FILE + "\" is missing; restore it, or sweep in another"
                        + " directory");
            }
        }
    }

    /**
     * Deletes the files of an earlier process that it did not complete: files of sweeps whose names are not among
     * these.
     */
    void deleteAllBut(Set<String> names) throws IOException {
        List<Path> files;
        try (Stream<Path> listed = Files.list(directory)) {
            files = listed.toList();
        }
        for (Path file : files) {
            String name = file.getFileName().toString();
            if (OURS.matcher(name).matches() && !names.contains(name)) {
                Files.delete(file);
            }
        }
    }

    @Override
    public void close() throws IOException {
        lockFile.close();
    }

    /** A file that is being written. Without {@link #publish} it is deleted. */
    final class Output implements AutoCloseable {
        private final String name;
        private final OutputStream out;
        private boolean published;

        private Output(String name, OutputStream out) {
            this.name = name;
            this.out = out;
        }

        void write(byte[] bytes, int count) throws IOException {
            try {
                out.write(bytes, 0, count);
            } catch (IOException e) {
                throw new IOException(
                        "the file " + path(name) + " could not be written: " + e.getMessage()
                                + ". Complete levels are kept: make room, and run the same sweep again to continue",
                        e);
            }
            written += count;
        }

        void publish() throws IOException {
            if (out instanceof FileOutputStream file) {
                file.getFD().sync();
            }
            out.close();
            Files.move(
                    path(name + PART), path(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            published = true;
        }

        @Override
        public void close() throws IOException {
            if (!published) {
                out.close();
                Files.deleteIfExists(path(name + PART));
            }
        }
    }
}
