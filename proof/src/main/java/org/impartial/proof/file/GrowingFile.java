package org.impartial.proof.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A new file that its process extends and others may read meanwhile. Not safe for use by several threads. */
public record GrowingFile(Path file, FileChannel out) implements AutoCloseable {

    /** Creates an empty file; fails if it exists. */
    public static GrowingFile create(Path file) throws IOException {
        return FileNaming.of(
                file,
                () -> new GrowingFile(
                        file, FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)));
    }

    /** Adds bytes, and forces them to the disk before later ones; if that fails, the file is as it was. */
    public void append(byte[] bytes) throws IOException {
        FileNaming.of(
                file,
                () -> Uninterrupted.of(() -> {
                    append(out, bytes);
                    out.force(false);
                    return file;
                }));
    }

    /** Adds bytes to the end of an open file; if that fails, the file is as it was. */
    static void append(FileChannel out, byte[] bytes) throws IOException {
        long before = out.size();
        try {
            out.position(before);
            ByteBuffer left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) {
                out.write(left);
            }
        } catch (IOException failure) {
            out.truncate(before);
            throw failure;
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
