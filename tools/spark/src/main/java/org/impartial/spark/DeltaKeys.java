package org.impartial.spark;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Encodes ascending numbers: their count, the first, and the differences, in groups of seven bits. */
final class DeltaKeys {
    static byte[] packed(long... ascending) {
        byte[] bytes = new byte[5 + 10 * Math.min(ascending.length, 1 << 20)];
        int end = write(bytes, 0, ascending.length);
        long last = 0;
        for (long key : ascending) {
            bytes = withRoom(bytes, end);
            end = write(bytes, end, key - last);
            last = key;
        }
        return Arrays.copyOf(bytes, end);
    }

    private static byte[] withRoom(byte[] bytes, int end) {
        return end + 10 > bytes.length
                ? Arrays.copyOf(bytes, (int) Math.min(Integer.MAX_VALUE - 8, bytes.length * 3L / 2))
                : bytes;
    }

    private static int write(byte[] bytes, int at, long number) {
        int end = at;
        long left = number;
        while ((left & ~0x7FL) != 0) {
            bytes[end++] = (byte) (left | 0x80);
            left >>>= 7;
        }
        bytes[end++] = (byte) left;
        return end;
    }

    private static long next(ByteBuffer bytes) {
        long number = 0;
        int shift = 0;
        byte octet;
        do {
            octet = bytes.get();
            number |= (octet & 0x7FL) << shift;
            shift += 7;
        } while (octet < 0);
        return number;
    }

    static long[] unpacked(byte[] packed) {
        ByteBuffer bytes = ByteBuffer.wrap(packed);
        long[] keys = new long[Math.toIntExact(next(bytes))];
        long last = 0;
        for (int i = 0; i < keys.length; i++) {
            last += next(bytes);
            keys[i] = last;
        }
        return keys;
    }

    /** Returns small non-negative numbers as bytes, each in as many groups of seven bits as it needs. */
    static byte[] packedCodes(int... codes) {
        byte[] bytes = new byte[codes.length + 16];
        int end = 0;
        for (int code : codes) {
            bytes = withRoom(bytes, end);
            end = write(bytes, end, code);
        }
        return Arrays.copyOf(bytes, end);
    }

    static int[] unpackedCodes(byte[] bytes, int count) {
        ByteBuffer codes = ByteBuffer.wrap(bytes);
        return IntStream.range(0, count).map(i -> (int) next(codes)).toArray();
    }
}
