package org.impartial.core.engine.sweep.disk;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.impartial.core.engine.sweep.store.SweepException;

/**
 * Reads the records of a file and rejects those that do not match their checksum. Not safe for use by several threads.
 */
final class RecordReader implements AutoCloseable {
    private static final int LONGEST = 1 << 28;

    private final Path path;
    private final RandomAccessFile file;
    private final byte[] head = new byte[FileRecord.HEAD];
    private byte[] bytes = new byte[1 << 12];
    private int size;
    private int at;

    RecordReader(Path path) throws IOException {
        this.path = path;
        this.file = new RandomAccessFile(path.toFile(), "r");
    }

    long position() throws IOException {
        return file.getFilePointer();
    }

    void seek(long position) throws IOException {
        file.seek(position);
    }

    /** Reads the next record. */
    void next() throws IOException {
        int length = length();
        int wanted = number(head, 4);
        if (bytes.length < length) {
            bytes = new byte[length];
        }
        readFully(bytes, length);
        size = length;
        at = 0;
        if (FileRecord.checksum(bytes, 0, size) != wanted) {
            throw refused("is damaged: a checksum is wrong before octet " + position());
        }
    }

    /** Skips to the end of the next record, after reading its first octets, which are not checked. */
    void peek(int octets) throws IOException {
        int length = length();
        long after = position() + length;
        size = Math.min(octets, length);
        at = 0;
        readFully(bytes, size);
        file.seek(after);
    }

    private int length() throws IOException {
        readFully(head, FileRecord.HEAD);
        int length = number(head, 0);
        if (length < 0 || length > LONGEST) {
            throw refused("is damaged: a record has the length " + length);
        }
        return length;
    }

    private void readFully(byte[] into, int count) throws IOException {
        try {
            file.readFully(into, 0, count);
        } catch (EOFException e) {
            throw refused("is truncated");
        }
    }

    int getInt() {
        require(4);
        at += 4;
        return number(bytes, at - 4);
    }

    long getLong() {
        long high = getInt();
        return (high << Integer.SIZE) | (getInt() & 0xFFFFFFFFL);
    }

    String getText() {
        String text = new String(bytes, at, size - at, StandardCharsets.UTF_8);
        at = size;
        return text;
    }

    long getVarying() {
        long number = 0;
        for (int shift = 0; ; shift += 7) {
            if (at == size || shift >= Long.SIZE) {
                throw refused("is damaged: a number does not end");
            }
            byte octet = bytes[at++];
            number |= (octet & 0x7FL) << shift;
            if (octet >= 0) {
                return number;
            }
        }
    }

    int getCode(int width) {
        require(width);
        int code = 0;
        for (int i = 0; i < width; i++) {
            code = (code << 8) | (bytes[at++] & 0xFF);
        }
        return code;
    }

    boolean atEnd() throws IOException {
        return position() == file.length();
    }

    void requireLength(long length) throws IOException {
        if (file.length() != length) {
            throw refused("has " + file.length() + " octets, not " + length + ": it was truncated or extended");
        }
    }

    private void require(int count) {
        if (size - at < count) {
            throw refused("is damaged: a record is too short");
        }
    }

    private static int number(byte[] from, int at) {
        int number = 0;
        for (int i = 0; i < 4; i++) {
            number = (number << 8) | (from[at + i] & 0xFF);
        }
        return number;
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
