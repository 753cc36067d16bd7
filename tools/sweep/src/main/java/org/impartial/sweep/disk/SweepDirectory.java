package org.impartial.sweep.disk;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.proof.file.WholeFile;
import org.impartial.sweep.store.SweepException;

/** The directory of one sweep at a time. Each file is a {@link WholeFile}, so files under final names are complete. */
public class SweepDirectory implements AutoCloseable {
    private static final Pattern OURS = Pattern.compile("(keys|values|run)-[0-9-]+(\\.part)?|sweep\\.part");
    private static final String LOCK = "sweep.lock";
    private static final String PART = ".part";

    // Linux releases a lock when its process closes any descriptor of its file, so that file is not opened twice.
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path directory;
    private final Path held;
    private final RandomAccessFile lockFile;
    private long written;

    /** Opens the directory, which is created if it does not exist. */
    public SweepDirectory(Path directory) throws IOException {
        if (Files.isRegularFile(directory)) {
            throw new IOException(directory + " is a file, and a sweep needs a directory; name another one");
        }
        this.directory = Files.createDirectories(directory);
        this.held = directory.toRealPath();
        if (!HELD.add(held)) {
            throw busy();
        }
        try {
            lockFile = new RandomAccessFile(directory.resolve(LOCK).toFile(), "rw");
            if (lockFile.getChannel().tryLock() == null) {
                lockFile.close();
                throw busy();
            }
        } catch (IOException | RuntimeException e) {
            HELD.remove(held);
            throw e;
        }
    }

    private IOException busy() {
        return new IOException("another sweep is using " + directory + "; wait for it, or use another directory");
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

    /** Creates a file in the directory, which gets its final name when it is published. */
    WholeFile create(String name) throws IOException {
        Path part = path(name + PART);
        return new WholeFile(path(name), part, new CountedStream(name, open(part)));
    }

    public OutputStream open(Path file) throws IOException {
        return Files.newOutputStream(file);
    }

    void delete(String name) throws IOException {
        Files.deleteIfExists(path(name));
    }

    private List<String> ours() throws IOException {
        try (Stream<Path> listed = Files.list(directory)) {
            Stream<String> names = listed.map(file -> file.getFileName().toString());
            return names.filter(name -> OURS.matcher(name).matches()).toList();
        }
    }

    /** Rejects a directory that contains files of a sweep. */
    void requireNoFiles() throws IOException {
        for (String name : ours()) {
            if (!name.endsWith(PART)) {
                throw new SweepException("the directory " + directory + " contains files of a sweep, such as " + name
                        + ", but its file \"" + Manifest.FILE
                        + "\" is missing; restore it, or sweep in another directory");
            }
        }
    }

    /** Deletes the files of sweeps that are not named, which an earlier process did not complete. */
    void deleteAllBut(Set<String> names) throws IOException {
        for (String name : ours()) {
            if (!names.contains(name)) {
                Files.delete(path(name));
            }
        }
    }

    @Override
    public void close() throws IOException {
        if (lockFile.getChannel().isOpen()) {
            lockFile.close();
            HELD.remove(held);
        }
    }

    /** Counts the bytes written, and adds a remedy to the message of an error. */
    private final class CountedStream extends FilterOutputStream {
        private final String name;

        CountedStream(String name, OutputStream out) {
            super(out);
            this.name = name;
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                String wrong = "the file " + path(name) + " could not be written: " + e.getMessage();
                String kept = ". Complete levels are kept: make room, and run the same sweep again to continue";
                throw new IOException(wrong + kept, e);
            }
            written += count;
        }

        @Override
        public void write(int octet) throws IOException {
            write(new byte[] {(byte) octet}, 0, 1);
        }
    }
}
