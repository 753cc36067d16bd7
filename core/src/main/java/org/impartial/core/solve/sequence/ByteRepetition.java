package org.impartial.core.solve.sequence;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Compares the end of an array of bytes with itself shifted, eight bytes at a time. */
final class ByteRepetition {
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private ByteRepetition() {}

    /**
     * The least index n, at least {@code least}, such that the bytes from n to {@code length − shift − 1} are those
     * {@code shift} later.
     */
    static int start(byte[] cells, int length, int shift, int least) {
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
}
