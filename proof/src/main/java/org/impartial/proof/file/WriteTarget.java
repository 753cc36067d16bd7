package org.impartial.proof.file;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * The place to which a file is written: the end of its symbolic links. A pipe or a device is written directly, as it
 * cannot be replaced; and so is what an open descriptor refers to, whose new file the program that opened it would not
 * see.
 */
record WriteTarget(Path file, boolean direct) {
    private static final int MOST_LINKS = 40;

    /** The folder of open descriptors on Linux; {@code /dev/fd} and {@code /dev/stdout} are links to it. */
    private static final Pattern DESCRIPTORS = Pattern.compile("/proc/\\d+(/task/\\d+)?/fd");

    /** Follows links. */
    static WriteTarget of(Path file) throws IOException {
        Path at = file.toAbsolutePath();
        for (int links = 0; !isDescriptor(at) && Files.isSymbolicLink(at); links++) {
            if (links == MOST_LINKS) {
                throw new IOException("it is a chain of more than " + MOST_LINKS + " symbolic links, or a cycle");
            }
            at = at.resolveSibling(".").toRealPath().resolve(Files.readSymbolicLink(at));
        }
        return new WriteTarget(at, isDescriptor(at) || isSpecial(at));
    }

    private static boolean isDescriptor(Path file) throws IOException {
        Path folder = file.getParent();
        return folder != null
                && Files.isDirectory(folder)
                && DESCRIPTORS.matcher(folder.toRealPath().toString()).matches();
    }

    private static boolean isSpecial(Path file) throws IOException {
        return Files.exists(file)
                && Files.readAttributes(file, BasicFileAttributes.class).isOther();
    }

    /** Returns the folder of the file, which exists. */
    Path folder() throws IOException {
        Path folder = file.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new IOException("there is no folder to hold it");
        }
        return folder;
    }

    WholeFile open() throws IOException {
        if (direct) {
            return new WholeFile(file, file, directly());
        }
        if (Files.isDirectory(file)) {
            throw new IOException("it is a folder, not a file");
        }
        Path folder = folder();
        boolean replaced = Files.exists(file);
        if (replaced && !Files.isWritable(file)) {
            throw new AccessDeniedException(file.toString());
        }
        // Not createTempFile, whose files only their owner may read.
        Path part = folder.resolve(
                ".impartial-" + Long.toHexString(ThreadLocalRandom.current().nextLong()) + ".part");
        WholeFile whole = new WholeFile(file, part, Files.newOutputStream(part, StandardOpenOption.CREATE_NEW));
        if (replaced) {
            copyPermissions(part);
        }
        return whole;
    }

    /** Copies the permissions of the old file, on systems that have them. */
    private void copyPermissions(Path part) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        PosixFileAttributeView made = Files.getFileAttributeView(part, PosixFileAttributeView.class);
        if (old != null && made != null) {
            try {
                made.setPermissions(old.readAttributes().permissions());
            } catch (NoSuchFileException deleted) {
                // Another process has deleted the old file: there is nothing to copy.
                return;
            }
        }
    }

    private OutputStream directly() throws IOException {
        if (isDescriptor(file)) {
            // The streams of this process share their place in the output with all that it prints.
            return switch (String.valueOf(file.getFileName())) {
                case "1" -> kept(FileDescriptor.out);
                case "2" -> kept(FileDescriptor.err);
                default -> Files.newOutputStream(file, StandardOpenOption.APPEND);
            };
        }
        return Files.newOutputStream(file, StandardOpenOption.WRITE);
    }

    /** Returns a stream that leaves its descriptor open. */
    private static OutputStream kept(FileDescriptor descriptor) {
        return new FilterOutputStream(new FileOutputStream(descriptor)) {
            @Override
            public void write(byte[] bytes, int from, int count) throws IOException {
                out.write(bytes, from, count);
            }

            @Override
            public void close() throws IOException {
                flush();
            }
        };
    }
}
