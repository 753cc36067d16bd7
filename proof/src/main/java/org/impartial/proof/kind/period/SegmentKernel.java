package org.impartial.proof.kind.period;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;

/**
 * Computes the value of a heap above the last rare one from the values of the first heaps and a window of values before
 * it. Not safe for use by several threads.
 */
/*
 * Two common parts never leave a common value, so a common value of a move comes from a single heap or from a pair with
 * a rare part; all those are examined, and the least common value that none of them has is not the value of an option.
 * Every lesser value is the value of an option if a move with that value is found. So the value is exact, whatever the
 * division into classes.
 */
final class SegmentKernel {
    /** The bound of the values that a certificate can hold. */
    static final int VALUES = 1024;

    private final Space space;
    private final int[] singles;
    private final int[] breaks;
    private final short[] head;
    private final int[] rare;
    private final int[] met = new int[2 * VALUES];
    private int time;

    SegmentKernel(BreakingCode code, Space space, short[] head) {
        this.space = space;
        this.head = head;
        singles = taking(code, 2);
        breaks = taking(code, 4);
        if (code.unequal() || taking(code, 8).length > 0) {
            throw new CertificateException(
                    "only codes whose moves leave at most two heaps, equal or not, are checked in segments, not "
                            + code);
        }
        if (space.parity() && Arrays.stream(breaks).anyMatch(taken -> (taken - space.anchor()) % 2 != 0)) {
            throw new CertificateException("two common heaps may leave a common value: a move of " + code
                    + " breaks a heap after it takes a number of beans of the other parity");
        }
        rare = IntStream.rangeClosed(1, space.lastRare())
                .filter(heap -> space.isRare(head[heap], heap))
                .toArray();
    }

    private static int[] taking(BreakingCode code, int bit) {
        return IntStream.rangeClosed(0, code.last())
                .filter(taken -> (code.digit(taken) & bit) != 0)
                .toArray();
    }

    /** Returns the value of a heap above the last rare one from the values before it, which end before {@code at}. */
    short value(long heap, short[] past, int at) {
        time++;
        for (int taken : singles) {
            met[past[at - taken]] = time;
        }
        for (int taken : breaks) {
            for (int part : rare) {
                met[head[part] ^ past[at - taken - part]] = time;
            }
        }
        int value = 0;
        while (space.isRare(value, heap) ? met[value] == time || shown(value, past, at) : met[value] == time) {
            value++;
            if (value == VALUES) {
                throw new CertificateException("the heap " + heap + " has a value of at least " + VALUES);
            }
        }
        if (space.isRare(value, heap)) {
            throw new CertificateException("the heap " + heap + " is rare, or no pair with a part up to "
                    + space.furthest() + " excludes the value " + value);
        }
        return (short) value;
    }

    /** Returns whether a heap is common and near pairs exclude all lesser rare values. */
    boolean decides(int heap, short[] values) {
        try {
            return value(heap, values, heap) == values[heap];
        } catch (CertificateException undecided) {
            return false;
        }
    }

    /** Returns whether some pair whose lesser part is at most {@code furthest} has a value. */
    private boolean shown(int value, short[] past, int at) {
        for (int taken : breaks) {
            for (int part = 1; part <= space.furthest(); part++) {
                if ((head[part] ^ past[at - taken - part]) == value) {
                    return true;
                }
            }
        }
        return false;
    }
}
