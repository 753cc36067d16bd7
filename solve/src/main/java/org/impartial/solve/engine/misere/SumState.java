package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.HashCommon;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A state of the search: a form, and parts: numbers of components, or complements of numbers of large forms. */
final class SumState {
    private static final long FORM = 0x5851F42D4C957F2DL;
    private static final long SECOND = 0x14057B7EF767814FL;

    final int[] parts;
    final int form;
    final long high;
    final long low;

    SumState(int[] parts, int form) {
        this.parts = parts;
        this.form = form;
        long first = HashCommon.murmurHash3(form ^ FORM);
        long second = HashCommon.murmurHash3(first ^ SECOND);
        for (int part : parts) {
            long mixed = HashCommon.murmurHash3(part + SECOND);
            first += mixed;
            second += HashCommon.murmurHash3(mixed ^ FORM);
        }
        this.high = first;
        this.low = second;
    }

    /** Returns this state with another form, and other parts in place of one. */
    SumState with(int otherForm, int removed, int[] added, int from, int to) {
        int kept = parts.length - (removed < 0 ? 0 : 1);
        int[] next = new int[kept + to - from];
        int old = 0;
        int at = from;
        for (int i = 0; i < next.length; i++) {
            if (old == removed) {
                old++;
            }
            boolean takeOld = at == to || (old < parts.length && parts[old] <= added[at]);
            next[i] = takeOld ? parts[old++] : added[at++];
        }
        return new SumState(next, otherForm);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SumState that
                && high == that.high
                && low == that.low
                && form == that.form
                && Arrays.equals(parts, that.parts);
    }

    @Override
    public int hashCode() {
        return (int) low;
    }
}
