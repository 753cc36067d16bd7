package org.impartial.cli.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Standard input, with errors that name it. */
final class StandardInput extends FilterInputStream {
    private static final String NAME = "standard input";
    private static final Path DESCRIPTOR = Path.of("/proc/self/fd/0");

    private final boolean closed;

    private StandardInput(InputStream in, boolean closed) {
        super(in);
        this.closed = closed;
    }

    static InputStream of(InputStream in) {
        return new StandardInput(in, isOurs());
    }

    /** Returns whether the descriptor was closed, so that Java got it for a file of its own, such as the jar. */
    private static boolean isOurs() {
        try {
            Path file = Files.readSymbolicLink(DESCRIPTOR);
            String path = System.getProperty("java.class.path", "");
            Path home = Path.of(System.getProperty("java.home")).toRealPath();
            return file.startsWith(home)
                    || Stream.of(path.split(System.getProperty("path.separator"), -1))
                            .filter(name -> name.endsWith(".jar"))
                            .anyMatch(name ->
                                    file.equals(Path.of(name).toAbsolutePath().normalize()));
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Leaves a file of Java open: classes are still read from it. */
    @Override
    public void close() throws IOException {
        if (!closed) {
            in.close();
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
        if (closed) {
            throw new FileSystemException(NAME, null, "it is closed");
        }
        try {
            return in.read(bytes, from, count);
        } catch (IOException failure) {
            throw new FileSystemException(NAME, null, failure.getMessage());
        }
    }
}
