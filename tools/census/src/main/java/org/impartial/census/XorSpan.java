package org.impartial.census;

import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * The values that can be made of some values by XOR, numbered from 0 without gaps: a basis in reduced form, each member
 * with a leading bit that no other has. A number in this order has the bits of its value at the leading bits.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record XorSpan(long[] basis) {
    static XorSpan of(Iterable<Long> values) {
        XorSpan span = new XorSpan(new long[0]);
        for (long value : values) {
            span = span.with(value);
        }
        return span;
    }

    private XorSpan with(long value) {
        long rest = value;
        for (long member : basis) {
            rest = (rest & Long.highestOneBit(member)) == 0 ? rest : rest ^ member;
        }
        if (rest == 0) {
            return this;
        }
        long[] more = Arrays.copyOf(basis, basis.length + 1);
        long top = Long.highestOneBit(rest);
        for (int i = 0; i < basis.length; i++) {
            more[i] = (more[i] & top) == 0 ? more[i] : more[i] ^ rest;
        }
        more[basis.length] = rest;
        Arrays.sort(more);
        return new XorSpan(more);
    }

    XorSpan and(XorSpan that) {
        return of(LongStream.concat(LongStream.of(basis), LongStream.of(that.basis))
                .boxed()
                .toList());
    }

    int bits() {
        return basis.length;
    }

    long value(int number) {
        long value = 0;
        for (int i = 0; i < basis.length; i++) {
            value ^= (number >> i & 1) == 0 ? 0 : basis[i];
        }
        return value;
    }

    /** Returns the XOR of the leading bits of some members of the basis. */
    long leading(int members) {
        long bits = 0;
        for (int i = 0; i < basis.length; i++) {
            bits |= (members >> i & 1) == 0 ? 0 : Long.highestOneBit(basis[i]);
        }
        return bits;
    }

    /** Returns the number of a value; −1 if it cannot be made. */
    int number(long value) {
        int number = 0;
        long rest = value;
        for (int i = 0; i < basis.length; i++) {
            if ((value & Long.highestOneBit(basis[i])) != 0) {
                number |= 1 << i;
                rest ^= basis[i];
            }
        }
        return rest == 0 ? number : -1;
    }
}
