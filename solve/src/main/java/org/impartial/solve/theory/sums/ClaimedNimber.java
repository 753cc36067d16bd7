package org.impartial.solve.theory.sums;

import java.util.OptionalLong;

/** A Grundy value as far as claims determine it; the nimber is 0 unless it is exact. */
public record ClaimedNimber(Knowledge knowledge, long nimber) {
    public static final ClaimedNimber ZERO = exact(0);

    /** A value known to differ from 0. */
    public static final ClaimedNimber NONZERO = new ClaimedNimber(Knowledge.NONZERO, 0);

    static final ClaimedNimber UNKNOWN = new ClaimedNimber(Knowledge.UNKNOWN, 0);

    /** The extent of the knowledge of a value. */
    public enum Knowledge {
        /** The value itself. */
        EXACT,
        /** The value is not 0. */
        NONZERO,
        /** Nothing is known. */
        UNKNOWN
    }

    static ClaimedNimber exact(long nimber) {
        return new ClaimedNimber(Knowledge.EXACT, nimber);
    }

    /** {@return whether the value itself is known; true for an exact value} */
    public boolean isExact() {
        return knowledge == Knowledge.EXACT;
    }

    public boolean isUnknown() {
        return knowledge == Knowledge.UNKNOWN;
    }

    /** Returns whether the value is known to be the given one. */
    boolean is(long wanted) {
        return isExact() && nimber == wanted;
    }

    /** Returns the nim-sum, as far as the two parts determine it. */
    ClaimedNimber plus(ClaimedNimber that) {
        if (isExact() && that.isExact()) {
            return exact(nimber ^ that.nimber);
        }
        return is(0) ? that : that.is(0) ? this : UNKNOWN;
    }

    /** Returns the value, if it is exact. */
    OptionalLong value() {
        return isExact() ? OptionalLong.of(nimber) : OptionalLong.empty();
    }
}
