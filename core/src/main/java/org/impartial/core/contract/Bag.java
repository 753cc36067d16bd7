package org.impartial.core.contract;

import java.util.Arrays;

/** A multiset of component numbers: a sum as the oracle keeps it. */
final class Bag {
    private final int[] members;

    /** Keeps the array, and sorts it. */
    Bag(int[] members) {
        Arrays.sort(members);
        this.members = members;
    }

    int size() {
        return members.length;
    }

    /** The numbers in ascending order; not to be changed. */
    int[] members() {
        return members;
    }

    /** This bag with the members of another in the place of one of its own. */
    Bag replace(int index, Bag that) {
        int kept = members.length - 1;
        int[] changed = Arrays.copyOf(members, kept + that.members.length);
        System.arraycopy(members, index + 1, changed, index, kept - index);
        System.arraycopy(that.members, 0, changed, kept, that.members.length);
        return new Bag(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bag that && Arrays.equals(members, that.members);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(members);
    }
}
