package org.impartial.proof.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file of lines that long work adds one at a time. It appears when it is closed, with all lines that were written
 * completely, also after a failure such as a full disk. Safe for use by several threads.
 */
public final class LinesFile implements AutoCloseable {
    private final Path file;
    private final WholeFile whole;
    private long complete;
    private boolean cut;
    private boolean closed;

    private LinesFile(Path file, WholeFile whole) {
        this.file = file;
        this.whole = whole;
    }

    /** Begins a file; an existing one is replaced when this one is closed. */
    public static LinesFile begin(Path file) throws IOException {
        return new LinesFile(file, WholeFile.begin(file));
    }

    /** Adds a line, given without its end, unless this is closed. If that fails, the lines before are kept. */
    public synchronized void add(String line) throws IOException {
        if (!closed) {
            byte[] bytes = bytes(line);
            cut = true;
            FileNaming.of(file, () -> {
                try {
                    whole.out().write(bytes);
                    whole.out().flush();
                    return file;
                } catch (IOException failure) {
                    throw new IOException(failure.getMessage() + "; the lines before are kept", failure);
                }
            });
            cut = false;
            complete += bytes.length;
        }
    }

    /** Publishes the complete lines. */
    @Override
    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            try (whole) {
                if (cut && !whole.direct()) {
                    whole.cut(complete);
                }
                FileNaming.of(file, () -> {
                    whole.publish();
                    return file;
                });
            }
        }
    }

    /** Adds a line, given without its end, to a file that other runs continue. If that fails, the file is as it was. */
    public static void append(Path file, String line) throws IOException {
        FileNaming.of(file, () -> {
            byte[] bytes = bytes(line);
            return Uninterrupted.of(() -> {
                try (FileChannel out = FileChannel.open(file, StandardOpenOption.WRITE)) {
                    GrowingFile.append(out, bytes);
                }
                return file;
            });
        });
    }

    /** The complete lines of a file, each with its end, and the line after them whose end is missing, or nothing. */
    public record CutText(String lines, String rest) {}

    /** Reads a text in UTF-8, and the incomplete line that an interrupted program has left. */
    public static CutText read(Path file) throws IOException {
        return FileNaming.of(file, () -> {
            byte[] bytes = Files.readAllBytes(file);
            int end = bytes.length;
            while (end > 0 && bytes[end - 1] != '\n') {
                end--;
            }
            String lines = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, end))
                    .toString();
            return new CutText(lines, new String(bytes, end, bytes.length - end, StandardCharsets.UTF_8));
        });
    }

    private static byte[] bytes(String line) {
        return (line + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
