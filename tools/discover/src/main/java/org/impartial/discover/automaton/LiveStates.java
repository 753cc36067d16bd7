package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.impartial.core.game.BeyondRangeException;

/*
 * The free numbers may have more digits than the given ones. The states from which the given digits are accepted after
 * leading zeros determine the number of these digits; if it is unbounded, there are infinitely many words.
 */
/**
 * The states of an automaton from which words with given digits on some of its tapes are accepted; for each letter of
 * the given tapes, {@code above} has the letters with its digits.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record LiveStates(Automaton automaton, int[][] above) {

    /**
     * Digits, and for each place the states from which the rest of the digits is accepted.
     *
     * @param digits the digits, after a zero for each further digit that the free numbers may have
     * @param live the states before each digit, and after the last
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record StateTrack(int[] digits, boolean[][] live) {}

    /**
     * Returns the states along some digits.
     *
     * @throws BeyondRangeException if the free numbers may have any number of further digits
     */
    StateTrack along(int[] digits) {
        boolean[][] live = backwards(digits);
        int more = moreDigits(live[0]);
        boolean[][] all = new boolean[more + digits.length + 1][];
        System.arraycopy(live, 0, all, more, live.length);
        for (int i = more - 1; i >= 0; i--) {
            all[i] = before(all[i + 1], 0);
        }
        int[] padded = new int[more + digits.length];
        System.arraycopy(digits, 0, padded, more, digits.length);
        return new StateTrack(padded, all);
    }

    /** Returns whether there are given digits with infinitely many words. */
    boolean unbounded() {
        boolean[] live = automaton.live();
        boolean[] reached = new boolean[live.length];
        IntArrayList open = new IntArrayList();
        for (int letter : above[0]) {
            mark(letter == 0 ? -1 : automaton.next(0, letter), live, reached, open);
        }
        for (int i = 0; i < open.size(); i++) {
            for (int letter : above[0]) {
                mark(automaton.next(open.getInt(i), letter), live, reached, open);
            }
        }
        return endless(reached);
    }

    private static void mark(int state, boolean[] live, boolean[] reached, IntArrayList open) {
        if (state >= 0 && live[state] && !reached[state]) {
            reached[state] = true;
            open.add(state);
        }
    }

    /**
     * Returns whether there is an infinite path through the states; removes those without a successor until all have
     * one.
     */
    private boolean endless(boolean[] states) {
        for (boolean changed = true; changed; ) {
            boolean[] going = before(states, 0);
            changed = false;
            for (int state = 0; state < states.length; state++) {
                changed |= states[state] && !going[state];
                states[state] &= going[state];
            }
        }
        for (boolean state : states) {
            if (state) {
                return true;
            }
        }
        return false;
    }

    /** Returns the states along some digits, when no free number has further ones. */
    boolean[][] backwards(int[] digits) {
        boolean[][] live = new boolean[digits.length + 1][];
        live[digits.length] = automaton.acceptingStates();
        for (int i = digits.length - 1; i >= 0; i--) {
            live[i] = before(live[i + 1], digits[i]);
        }
        return live;
    }

    private boolean[] before(boolean[] after, int digit) {
        boolean[] live = new boolean[after.length];
        for (int state = 0; state < live.length; state++) {
            for (int letter : above[digit]) {
                if (after[automaton.next(state, letter)]) {
                    live[state] = true;
                    break;
                }
            }
        }
        return live;
    }

    /** Returns the greatest number of digits that a free number can have before the given ones. */
    private int moreDigits(boolean[] goal) {
        boolean[] leading = reaching(goal);
        boolean[] now = new boolean[goal.length];
        for (int letter : above[0]) {
            if (letter != 0) {
                now[automaton.next(0, letter)] = true;
            }
        }
        for (int more = 0; more <= goal.length; more++) {
            boolean any = false;
            boolean[] next = new boolean[goal.length];
            for (int state = 0; state < now.length; state++) {
                if (now[state] && leading[state]) {
                    any = true;
                    for (int letter : above[0]) {
                        next[automaton.next(state, letter)] = true;
                    }
                }
            }
            if (!any) {
                return more;
            }
            now = next;
        }
        throw new BeyondRangeException("the position has infinitely many options; bound every heap after the move");
    }

    private boolean[] reaching(boolean[] goal) {
        boolean[] reaching = goal.clone();
        for (boolean grown = true; grown; ) {
            boolean[] more = before(reaching, 0);
            grown = false;
            for (int state = 0; state < more.length; state++) {
                grown |= more[state] && !reaching[state];
                reaching[state] |= more[state];
            }
        }
        return reaching;
    }
}
