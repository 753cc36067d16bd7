package org.impartial.core.contract;

import java.util.Arrays;

/** A multiset of component numbers: a sum as the oracle keeps it. */
final class Bag {
    private static final int SPREAD = 0x9E3779B1;

    private final int[] members;
    private final int hash;

    /** Keeps the array, and sorts it. */
    Bag(int[] members) {
        Arrays.sort(members);
        this.members = members;
        this.hash = hash(members);
    }

    /** Bags of small numbers are many, and most sums of small multiples of them are equal: a large factor keeps them apart. */
    private static int hash(int[] members) {
        int hash = 1;
        for (int member : members) {
            hash = hash * SPREAD + member;
        }
        return hash ^ (hash >>> 15);
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
        return other instanceof Bag that && hash == that.hash && Arrays.equals(members, that.members);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
