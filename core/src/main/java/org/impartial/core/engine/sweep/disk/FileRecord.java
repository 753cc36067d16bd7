package org.impartial.core.engine.sweep.disk;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** Octets of a file with their length and checksum: a length, the CRC-32C of the rest, and the rest. */
final class FileRecord {
    /** The number of octets before the contents. */
    static final int HEAD = 8;

    private byte[] bytes = new byte[1 << 12];
    private int end = HEAD;

    int size() {
        return end - HEAD;
    }

    void clear() {
        end = HEAD;
    }

    void putInt(int number) {
        reserve(4);
        write(end, number);
        end += 4;
    }

    /** Overwrites four octets of the contents. */
    void setInt(int at, int number) {
        write(HEAD + at, number);
    }

    void putLong(long number) {
        putInt((int) (number >>> Integer.SIZE));
        putInt((int) number);
    }

    void putText(String text) {
        byte[] octets = text.getBytes(StandardCharsets.UTF_8);
        reserve(octets.length);
        System.arraycopy(octets, 0, bytes, end, octets.length);
        end += octets.length;
    }

    /** Appends a number in groups of seven bits, the lowest first; all octets but the last have the highest bit set. */
    void putVarying(long number) {
        reserve(10);
        long left = number;
        while ((left & ~0x7FL) != 0) {
            bytes[end++] = (byte) (left | 0x80);
            left >>>= 7;
        }
        bytes[end++] = (byte) left;
    }

    /** Appends a number of 1, 2 or 4 octets. */
    void putCode(int code, int width) {
        reserve(width);
        for (int shift = 8 * width - 8; shift >= 0; shift -= 8) {
            bytes[end++] = (byte) (code >>> shift);
        }
    }

    /**
     * Returns the whole record with its header, of {@link #size} and {@link #HEAD} octets, valid until the next change.
     */
    byte[] sealed() {
        write(0, size());
        write(4, checksum(bytes, HEAD, size()));
        return bytes;
    }

    static int checksum(byte[] bytes, int from, int count) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, from, count);
        return (int) crc.getValue();
    }

    private void reserve(int count) {
        if (end + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, end + count));
        }
    }

    private void write(int at, int number) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (number >>> (24 - 8 * i));
        }
    }
}
