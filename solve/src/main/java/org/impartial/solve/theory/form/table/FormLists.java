package org.impartial.solve.theory.form.table;

import it.unimi.dsi.fastutil.HashCommon;
import java.util.Arrays;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;

/** Ascending lists of numbers, each stored once and numbered from 0 in the order in which they were added. */
// Implementation: the lists lie one after the other; a table of slots with linear probing finds a list by its hash.
final class FormLists {
    /** The number of lists for which there is room initially. */
    static final int FIRST = 1 << 8;

    static final int MOST_MEMBERS = Integer.MAX_VALUE - 16;

    private static final int LIST_BYTES = 2 * Integer.BYTES;
    private static final long MIXED = 0x9E3779B97F4A7C15L;
    private static final int FIRST_MEMBERS = 1 << 10;

    private final int most;
    int count;
    private int[] start = new int[FIRST + 1];
    private int[] hash = new int[FIRST];
    private int[] members = new int[FIRST_MEMBERS];
    private int[] slots = new int[2 * FIRST];

    FormLists(int most) {
        this.most = most;
    }

    int size(int list) {
        return start[list + 1] - start[list];
    }

    int member(int list, int index) {
        return members[start[list] + index];
    }

    boolean has(int list, int member) {
        return Arrays.binarySearch(members, start[list], start[list + 1], member) >= 0;
    }

    /** Returns the number of a list by its {@linkplain #code hash}, or {@link FormTable#NONE}. */
    int find(int[] list, int from, int to, int code) {
        int slot = code & (slots.length - 1);
        while (slots[slot] != 0) {
            int known = slots[slot] - 1;
            if (hash[known] == code && Arrays.equals(members, start[known], start[known + 1], list, from, to)) {
                return known;
            }
            slot = (slot + 1) & (slots.length - 1);
        }
        return FormTable.NONE;
    }

    /** Returns the number of lists for which there is room after the next enlargement. */
    int wider() {
        return (int) Math.min(MOST_MEMBERS, 2L * count);
    }

    /** Adds a list that is not yet stored, and returns its number. */
    int add(int[] list, int from, int to, int code, Meter meter) {
        makeRoom(to - from, meter);
        System.arraycopy(list, from, members, start[count], to - from);
        start[count + 1] = start[count] + to - from;
        hash[count] = code;
        put(count);
        return count++;
    }

    private void put(int list) {
        int slot = hash[list] & (slots.length - 1);
        while (slots[slot] != 0) {
            slot = (slot + 1) & (slots.length - 1);
        }
        slots[slot] = list + 1;
    }

    /** Reserves room for one more list before any part of it is written. */
    private void makeRoom(int more, Meter meter) {
        if (count >= most || start[count] > MOST_MEMBERS - more) {
            throw new StoppedException(
                    StoppedException.Cause.OVER_BUDGET,
                    meter.cost(),
                    "the limit is " + most + " misère canonical forms with " + MOST_MEMBERS + " options in all");
        }
        if (start[count] + more > members.length) {
            int wider = (int) Math.min(MOST_MEMBERS, Math.max(start[count] + (long) more, 3L * members.length / 2));
            meter.hold((long) Integer.BYTES * (wider - members.length));
            members = Arrays.copyOf(members, wider);
        }
        if (count == hash.length) {
            int wider = wider();
            meter.hold((long) LIST_BYTES * (wider - count));
            start = Arrays.copyOf(start, wider + 1);
            hash = Arrays.copyOf(hash, wider);
        }
        if (2L * count >= slots.length && slots.length < 1 << 30) {
            meter.hold((long) Integer.BYTES * slots.length);
            slots = new int[2 * slots.length];
            for (int list = 0; list < count; list++) {
                put(list);
            }
        }
    }

    static int code(int[] options, int from, int to) {
        long code = (long) to - from;
        for (int i = from; i < to; i++) {
            code = HashCommon.murmurHash3(code + options[i]) ^ MIXED;
        }
        return (int) code;
    }
}
