package org.impartial.solve.engine.sequence.word;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Processes an array of bytes eight at a time: compares its end with itself shifted, or combines all bytes. */
public final class ByteRepetition {
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private ByteRepetition() {}

    /** Returns the least n from {@code least} on with equal bytes {@code shift} later, up to the end. */
    public static int start(byte[] cells, int length, int shift, int least) {
        int n = length - shift;
        while (n - Long.BYTES >= least) {
            long differences =
                    (long) EIGHT.get(cells, n - Long.BYTES) ^ (long) EIGHT.get(cells, n - Long.BYTES + shift);
            if (differences != 0) {
                return n - Long.numberOfLeadingZeros(differences) / Byte.SIZE;
            }
            n -= Long.BYTES;
        }
        while (n > least && cells[n - 1] == cells[n - 1 + shift]) {
            n--;
        }
        return n;
    }

    /** Returns the least shift, from {@code shift} on, to eight bytes that equal the last; {@code length} if none. */
    public static int nextShift(byte[] cells, int length, int shift) {
        int last = length - Long.BYTES;
        if (last < 0) {
            return length;
        }
        long wanted = (long) EIGHT.get(cells, last);
        for (int from = last - shift; from >= 0; from--) {
            if ((long) EIGHT.get(cells, from) == wanted) {
                return last - from;
            }
        }
        return length;
    }

    /** Returns the OR of the first {@code length} bytes. */
    public static int or(byte[] cells, int length) {
        long eights = 0;
        int whole = length & -Long.BYTES;
        for (int i = 0; i < whole; i += Long.BYTES) {
            eights |= (long) EIGHT.get(cells, i);
        }
        for (int i = whole; i < length; i++) {
            eights |= cells[i] & 0xFF;
        }
        eights |= eights >>> 32;
        eights |= eights >>> 16;
        return (int) (eights | eights >>> 8) & 0xFF;
    }
}
