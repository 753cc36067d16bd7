package org.impartial.core.game.walk;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A multiset of component numbers, which represents a sum in searches. Immutable, and safe to share between threads.
 */
public final class Bag {
    private static final int SPREAD = 0x9E3779B1;

    private final int[] members;
    private final int hash;

    private Bag(int[] ascending) {
        members = ascending;
        hash = hash(ascending);
    }

    /** {@return a bag of some numbers, whose array is sorted and not copied} */
    public static Bag of(int[] members) {
        Arrays.sort(members);
        return new Bag(members);
    }

    /** Returns the hash, with a large factor since there are many bags of small numbers. */
    private static int hash(int[] members) {
        int hash = 1;
        for (int member : members) {
            hash = hash * SPREAD + member;
        }
        return hash ^ (hash >>> 15);
    }

    /** {@return the number of members, each as often as it occurs} */
    public int size() {
        return members.length;
    }

    /** {@return a member by its place in ascending order, from 0} */
    public int member(int index) {
        return members[index];
    }

    /** {@return the members: the numbers in ascending order; the array must not be modified} */
    public int[] members() {
        return members;
    }

    /**
     * {@return this bag with the members of another in place of one of its own: the effect of a move in a component}
     */
    public Bag replace(int index, Bag option) {
        int[] come = option.members;
        int[] merged = new int[members.length - 1 + come.length];
        int own = 0;
        int other = 0;
        for (int i = 0; i < merged.length; i++) {
            own += own == index ? 1 : 0;
            boolean stays = other == come.length || (own < members.length && members[own] <= come[other]);
            merged[i] = stays ? members[own++] : come[other++];
        }
        return new Bag(merged);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Bag that && hash == that.hash && Arrays.equals(members, that.members);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
