package org.impartial.spark;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * Encodes ascending numbers as bytes: their count, the first, and the differences, each in as many groups of seven bits
 * as it needs.
 */
final class DeltaKeys {
    private static final long[] NONE = {};

    private DeltaKeys() {}

    static byte[] packed(long... ascending) {
        byte[] bytes = new byte[5 + 10 * Math.min(ascending.length, 1 << 20)];
        int end = write(bytes, 0, ascending.length);
        long last = 0;
        for (long key : ascending) {
            if (end + 10 > bytes.length) {
                bytes = Arrays.copyOf(bytes, (int) Math.min(Integer.MAX_VALUE - 8, bytes.length * 3L / 2));
            }
            end = write(bytes, end, key - last);
            last = key;
        }
        return Arrays.copyOf(bytes, end);
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

    static long[] unpacked(byte[] bytes) {
        int at = 0;
        long[] keys = NONE;
        long last = 0;
        for (int i = -1; i < keys.length; i++) {
            long number = 0;
            int shift = 0;
            byte octet;
            do {
                octet = bytes[at++];
                number |= (octet & 0x7FL) << shift;
                shift += 7;
            } while (octet < 0);
            if (i < 0) {
                keys = new long[Math.toIntExact(number)];
            } else {
                last += number;
                keys[i] = last;
            }
        }
        return keys;
    }

    /** Returns small non-negative numbers as bytes, each in as many groups of seven bits as it needs. */
    static byte[] packedCodes(int... codes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(codes.length + 16);
        for (int code : codes) {
            int left = code;
            while ((left & ~0x7F) != 0) {
                out.write(left | 0x80);
                left >>>= 7;
            }
            out.write(left);
        }
        return out.toByteArray();
    }

    static int[] unpackedCodes(byte[] bytes, int count) {
        int[] codes = new int[count];
        int at = 0;
        for (int i = 0; i < count; i++) {
            int shift = 0;
            byte octet;
            do {
                octet = bytes[at++];
                codes[i] |= (octet & 0x7F) << shift;
                shift += 7;
            } while (octet < 0);
        }
        return codes;
    }
}
