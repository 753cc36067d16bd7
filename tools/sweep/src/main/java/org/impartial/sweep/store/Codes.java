package org.impartial.sweep.store;

/** A fixed number of small non-negative numbers, in 1, 2 or 4 bytes each. */
public final class Codes {
    private static final int BYTE = 0xFF;

    private final byte[] bytes;
    private final char[] chars;
    private final int[] ints;

    /** Creates codes that are all 0; {@code greatest} is the greatest code that can be set. */
    public Codes(int size, int greatest) {
        int width = width(greatest);
        bytes = new byte[width == 1 ? size : 0];
        chars = new char[width == 2 ? size : 0];
        ints = new int[width == 4 ? size : 0];
    }

    /** Returns the number of bytes that a code up to {@code greatest} takes: 1, 2 or 4. */
    public static int width(int greatest) {
        return greatest <= BYTE ? 1 : greatest <= Character.MAX_VALUE ? 2 : 4;
    }

    public int get(int index) {
        return bytes.length > 0 ? bytes[index] & BYTE : chars.length > 0 ? chars[index] : ints[index];
    }

    public void set(int index, int code) {
        if (bytes.length > 0) {
            bytes[index] = (byte) code;
        } else if (chars.length > 0) {
            chars[index] = (char) code;
        } else {
            ints[index] = code;
        }
    }
}
