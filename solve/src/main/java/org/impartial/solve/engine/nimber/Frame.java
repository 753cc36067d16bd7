package org.impartial.solve.engine.nimber;

import java.util.Arrays;

/** A question on the stack, "does the mover in (component, n) lose?", with its children; or the search for a value. */
final class Frame {
    /** Marks that no child is chosen. */
    static final int NONE = -1;

    private static final int[] NO_OPTIONS = {};

    int component;
    int nimber;
    boolean valuing;
    private int mostPhi;
    private int mostDelta;
    int[] list = NO_OPTIONS;
    private int[] place = new int[0];
    private int[] phi = new int[0];
    private int[] delta = new int[0];
    int count;
    private int best;
    private int second;
    private int sum;

    /** Sets this frame to whether (component, n) is lost, open while its numbers are below the thresholds. */
    void ask(int id, int n, int phiLimit, int deltaLimit) {
        component = id;
        nimber = n;
        valuing = false;
        mostPhi = phiLimit;
        mostDelta = deltaLimit;
        list = NO_OPTIONS;
        count = 0;
        best = NONE;
    }

    void value(int id) {
        ask(id, 0, Numbers.INFINITE, Numbers.INFINITE);
        valuing = true;
    }

    boolean isBest(int childPhi, int childDelta) {
        return phi[best] == childPhi && delta[best] == childDelta;
    }

    /** Adds a child: an option at its index in the list, or -1 - k for a move that leaves the nimber k. */
    void add(int at, int childPhi, int childDelta) {
        if (count == place.length) {
            int longer = count + (count >> 1) + 2;
            place = Arrays.copyOf(place, longer);
            phi = Arrays.copyOf(phi, longer);
            delta = Arrays.copyOf(delta, longer);
        }
        place[count] = at;
        phi[count] = childPhi;
        delta[count++] = childDelta;
    }

    /** Sets the numbers of the child that was chosen last. */
    void update(int childPhi, int childDelta) {
        phi[best] = childPhi;
        delta[best] = childDelta;
    }

    /** Removes the chosen child, in which the player to move wins. */
    void drop() {
        count--;
        place[best] = place[count];
        phi[best] = phi[count];
        delta[best] = delta[count];
    }

    /** Sums the numbers of the children, and chooses the one that is lost most easily. */
    void choose() {
        int least = Numbers.INFINITE;
        int next = Numbers.INFINITE;
        long total = 0;
        best = NONE;
        for (int i = 0; i < count; i++) {
            total += phi[i];
            if (delta[i] < least) {
                next = least;
                least = delta[i];
                best = i;
            } else if (delta[i] < next) {
                next = delta[i];
            }
        }
        second = next;
        sum = (int) Math.min(Numbers.MOST, total);
    }

    /** Returns the proof number of the question, after a choice. */
    int phi() {
        return delta[best];
    }

    /** Returns the disproof number of the question, after a choice. */
    int delta() {
        return sum;
    }

    boolean open() {
        return phi() < mostPhi && sum < mostDelta;
    }

    /** Returns the limit of the proof number of the chosen child. */
    int childPhi() {
        return mostDelta == Numbers.INFINITE ? Numbers.INFINITE : mostDelta - sum + phi[best];
    }

    /** Returns the limit for the chosen child: a quarter above the second best, so that the two do not alternate. */
    int childDelta() {
        int beyond = second + 1 + second / 4;
        return Math.min(mostPhi, beyond >= Numbers.MOST ? Numbers.INFINITE : beyond);
    }

    int place() {
        return place[best];
    }
}
