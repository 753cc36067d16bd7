package org.impartial.proof.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/** Reads and rewrites a file while no other process or thread does so by this class. */
public final class FileTurn {
    /** The locks of files belong to the whole process. */
    private static final ReentrantLock THREADS = new ReentrantLock();

    /**
     * Waits until no other process uses the file, which need not exist, and uses it. Processes exclude each other by a
     * lock on a file beside it, {@code .NAME.lock}, that is deleted afterwards: the file itself is replaced when it is
     * written. An interruption before this call takes effect after it.
     */
    public static <T> T of(Path file, FileNaming.Use<T> use) throws IOException {
        WriteTarget target = FileNaming.of(file, () -> WriteTarget.of(file));
        if (target.direct()) {
            return use.now();
        }
        Path folder = FileNaming.of(file, target::folder);
        Path beside = folder.resolve("." + target.file().getFileName() + ".lock");
        THREADS.lock();
        try {
            return Uninterrupted.of(() -> alone(beside, use));
        } finally {
            THREADS.unlock();
        }
    }

    private static <T> T alone(Path beside, FileNaming.Use<T> use) throws IOException {
        FileChannel held = FileNaming.of(beside, () -> locked(beside));
        try {
            return use.now();
        } finally {
            // Before the lock ends with its channel, so that a process that waits for it notices.
            delete(beside);
            held.close();
        }
    }

    private static FileChannel locked(Path file) throws IOException {
        while (true) {
            if (Files.isSymbolicLink(file)) {
                throw new IOException("it is a symbolic link, and this program locks a file of its own; delete it");
            }
            try {
                if (!Files.exists(file)) {
                    Files.createFile(file);
                }
                Optional<FileChannel> channel = locked(file, identity(file));
                if (channel.isPresent()) {
                    return channel.get();
                }
            } catch (NoSuchFileException | FileAlreadyExistsException changed) {
                // Another process has just deleted or created it, unless its folder is gone.
                if (!Files.isDirectory(file.resolveSibling("."))) {
                    throw changed;
                }
            }
        }
    }

    /** Waits for the lock of a file opened once; returns its channel unless its holder has deleted the file. */
    private static Optional<FileChannel> locked(Path file, List<Object> identity) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        boolean held = false;
        try {
            held = identity(file).equals(identity)
                    && channel.lock().isValid()
                    && identity(file).equals(identity);
            return held ? Optional.of(channel) : Optional.empty();
        } finally {
            if (!held) {
                channel.close();
            }
        }
    }

    /** Deletes the lock, except on systems that do not show waiting processes that it is another file afterwards. */
    private static void delete(Path file) throws IOException {
        if (Files.readAttributes(file, BasicFileAttributes.class).fileKey() != null) {
            Files.delete(file);
        }
    }

    private static List<Object> identity(Path file) throws IOException {
        BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
        return List.of(Optional.ofNullable(found.fileKey()), found.creationTime());
    }
}
