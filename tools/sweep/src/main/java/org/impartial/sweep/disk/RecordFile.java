package org.impartial.sweep.disk;

import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.zip.CRC32C;
import org.impartial.sweep.store.SweepException;

/** Reads records: a length, the CRC-32C of the contents, which is checked, and the contents. For one thread. */
// Implementation: no channel, since interrupting a thread closes its channels; the meter polls for interrupts instead.
final class RecordFile implements AutoCloseable {
    /** The number of bytes before the contents of a record. */
    static final int HEAD = 8;

    private static final int LONGEST = 1 << 28;

    private final Path path;
    private final RandomAccessFile file;
    private byte[] bytes = new byte[1 << 12];

    RecordFile(Path path) throws IOException {
        this.path = path;
        this.file = new RandomAccessFile(path.toFile(), "r");
    }

    /** Writes a record with the bytes before the position of a buffer, and clears the buffer. */
    static void write(OutputStream out, ByteBuffer contents) throws IOException {
        contents.flip();
        ByteBuffer record = ByteBuffer.allocate(HEAD + contents.remaining());
        record.putInt(contents.remaining()).putInt(checksum(contents)).put(contents);
        out.write(record.array());
        contents.clear();
    }

    static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }

    static String text(ByteBuffer contents) {
        return StandardCharsets.UTF_8.decode(contents).toString();
    }

    static int checksum(ByteBuffer contents) {
        CRC32C crc = new CRC32C();
        crc.update(contents.duplicate());
        return (int) crc.getValue();
    }

    long position() throws IOException {
        return file.getFilePointer();
    }

    void seek(long position) throws IOException {
        file.seek(position);
    }

    /** Reads the next record. The buffer is valid only within the function. */
    <T> T next(Function<ByteBuffer, T> parsed) throws IOException {
        ByteBuffer head = head();
        int length = head.getInt();
        int checksum = head.getInt();
        ByteBuffer contents = contents(length);
        if (checksum(contents) != checksum) {
            throw refused("is damaged: a checksum is wrong before byte " + position());
        }
        return parse(contents, parsed);
    }

    /** Reads the first bytes of the next record without checking its checksum, and moves to the end of the record. */
    <T> T peek(int count, Function<ByteBuffer, T> parsed) throws IOException {
        int length = head().getInt();
        long after = position() + length;
        ByteBuffer contents = contents(Math.min(count, length));
        file.seek(after);
        return parse(contents, parsed);
    }

    private <T> T parse(ByteBuffer contents, Function<ByteBuffer, T> parsed) {
        try {
            return parsed.apply(contents);
        } catch (BufferUnderflowException e) {
            throw refused("is damaged: a record is too short");
        }
    }

    private ByteBuffer head() throws IOException {
        ByteBuffer head = contents(HEAD);
        int length = head.getInt(0);
        if (length < 0 || length > LONGEST) {
            throw refused("is damaged: a record has the length " + length);
        }
        return head;
    }

    private ByteBuffer contents(int count) throws IOException {
        if (bytes.length < count) {
            bytes = new byte[count];
        }
        try {
            file.readFully(bytes, 0, count);
        } catch (EOFException e) {
            throw refused("is truncated");
        }
        return ByteBuffer.wrap(bytes, 0, count);
    }

    void requireLength(long length) throws IOException {
        if (file.length() != length) {
            throw refused("has " + file.length() + " bytes, not " + length + ": it is truncated or too long");
        }
    }

    static void requireSeal(Path file, String found, String seal) {
        if (!found.equals(seal)) {
            throw refused(file, "belongs to another sweep: it states \"" + found + "\", not \"" + seal + "\"");
        }
    }

    SweepException refused(String wrong) {
        return refused(path, wrong);
    }

    static SweepException refused(Path file, String wrong) {
        return new SweepException("the file " + file + " " + wrong
                + "; none of it was used. Sweep again in another directory, or restore the file from a copy");
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
