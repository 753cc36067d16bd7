package org.impartial.discover.automaton;

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
        if (more < 0) {
            throw new BeyondRangeException("the position has infinitely many options; bound every heap after the move");
        }
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
        return moreDigits(automaton.live()) < 0;
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

    /**
     * Returns the greatest number of digits that a free number can have before the given ones, from which a state of the
     * goal is reached; -1 if any number of digits is possible.
     */
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
        return -1;
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
