package org.impartial.solve.theory.entail;

import java.util.BitSet;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** A finite or cofinite set of nimbers. Immutable and safe to share between threads. */
public final class NimberSet {
    public static final NimberSet EMPTY = new NimberSet(new BitSet(), false);

    /** The members of a finite set; the complement of a cofinite set. */
    private final BitSet exceptions;

    private final boolean tail;

    private NimberSet(BitSet exceptions, boolean tail) {
        this.exceptions = exceptions;
        this.tail = tail;
    }

    /** {@return the set of one nimber} */
    public static NimberSet of(int nimber) {
        BitSet only = new BitSet(nimber + 1);
        only.set(nimber);
        return new NimberSet(only, false);
    }

    /** {@return whether a nimber is a member} */
    public boolean contains(long nimber) {
        return (nimber <= Integer.MAX_VALUE && exceptions.get((int) nimber)) != tail;
    }

    /** {@return whether all nimbers from some on are members; then the player to move wins beside a loony component} */
    public boolean cofinite() {
        return tail;
    }

    /** {@return the least nimber that is not a member, the Grundy value of the component; empty if it is loony} */
    public OptionalInt mex() {
        if (!tail) {
            return OptionalInt.of(exceptions.nextClearBit(0));
        }
        int first = exceptions.nextSetBit(0);
        return first < 0 ? OptionalInt.empty() : OptionalInt.of(first);
    }

    /** {@return the complement: the nimbers that are not members} */
    public NimberSet complement() {
        return new NimberSet(exceptions, !tail);
    }

    public NimberSet or(NimberSet that) {
        if (!tail && !that.tail) {
            BitSet members = copy();
            members.or(that.exceptions);
            return new NimberSet(members, false);
        }
        BitSet left = tail ? copy() : that.copy();
        BitSet other = tail ? that.exceptions : exceptions;
        if (tail && that.tail) {
            left.and(other);
        } else {
            left.andNot(other);
        }
        return new NimberSet(left, true);
    }

    public NimberSet plus(int nimber) {
        if (nimber == 0) {
            return this;
        }
        BitSet shifted = new BitSet();
        exceptions.stream().forEach(n -> shifted.set(n ^ nimber));
        return new NimberSet(shifted, tail);
    }

    /** {@return the members of a finite set, or those of the complement of a cofinite one, ascending} */
    public int[] exceptions() {
        return exceptions.stream().toArray();
    }

    private BitSet copy() {
        return (BitSet) exceptions.clone();
    }

    long bytes() {
        return 48L + exceptions.size() / Byte.SIZE;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NimberSet that && tail == that.tail && exceptions.equals(that.exceptions);
    }

    @Override
    public int hashCode() {
        return 31 * exceptions.hashCode() + Boolean.hashCode(tail);
    }

    /** Returns the members, or those of the complement, such as {@code {0,2}} and {@code all but {1}}. */
    @Override
    public String toString() {
        String members = exceptions.stream().mapToObj(Integer::toString).collect(Collectors.joining(",", "{", "}"));
        return tail ? "all but " + members : members;
    }
}
