package org.impartial.discover.automaton;

import java.util.Arrays;
import org.impartial.core.game.BeyondRangeException;

/**
 * The states from which words with given digits on some tapes are accepted. The free numbers may have more digits; the
 * states that are live after leading zeros determine how many. The letters with the digits of a given letter are {@code
 * above}.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record LiveStates(Automaton automaton, int[][] above) {
    /** Returns the live states along some digits, after further ones of the free numbers; rejects infinitely many words. */
    boolean[][] along(int[] digits) {
        boolean[][] live = backwards(digits);
        int more = moreDigits(live[0]);
        if (more < 0) {
            throw new BeyondRangeException("the position has infinitely many options; bound every heap after the move");
        }
        boolean[][] all = new boolean[more + live.length][];
        System.arraycopy(live, 0, all, more, live.length);
        for (int i = more - 1; i >= 0; i--) {
            all[i] = before(all[i + 1], 0);
        }
        return all;
    }

    boolean unbounded() {
        return moreDigits(automaton.live()) < 0;
    }

    /** Returns the states along some digits, when no free number has further ones. */
    boolean[][] backwards(int[] digits) {
        boolean[][] live = new boolean[digits.length + 1][];
        live[digits.length] = Automaton.where(automaton.states(), automaton::accepting);
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

    /** Returns how many digits a free number can have before the given ones to reach a goal; -1 for any number. */
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
        for (boolean[] reaching = goal; ; ) {
            boolean[] known = reaching;
            boolean[] more = before(known, 0);
            reaching = Automaton.where(goal.length, state -> known[state] || more[state]);
            if (Arrays.equals(reaching, known)) {
                return known;
            }
        }
    }
}
